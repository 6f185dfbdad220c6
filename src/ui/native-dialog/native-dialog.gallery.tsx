import { useState } from 'react';
import { NativeButton } from '#ui/button/native-button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { NativeDialog } from './native-dialog.tsx';

export function NativeDialogGallery() {
  const say = useSampleText();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Specimen name="two actions">
      <NativeButton
        variant="secondary"
        onPress={() => {
          setOpen(true);
        }}
      >
        {say('Open the plain dialog')}
      </NativeButton>
      {isOpen && (
        <NativeDialog
          title={say('This could not be opened')}
          onClose={close}
          actions={
            <>
              <NativeButton variant="secondary" onPress={close}>
                {say('Try again')}
              </NativeButton>
              <NativeButton variant="quiet" onPress={close}>
                {say('Close')}
              </NativeButton>
            </>
          }
        >
          {say('You are offline. It comes by itself when you are back online.')}
        </NativeDialog>
      )}
    </Specimen>
  );
}
