import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Dialog } from './dialog.tsx';

export function DialogGallery() {
  const say = useSampleText();
  const [open, setOpen] = useState('');
  const close = () => {
    setOpen('');
  };
  const opener = (name: string, label: string) => (
    <Button
      variant="secondary"
      onPress={() => {
        setOpen(name);
      }}
    >
      {label}
    </Button>
  );
  const common = { onClose: close, closeLabel: say('Close') };
  return (
    <Specimen name="with actions, without, long, wide">
      <Inline>
        {opener('actions', say('Change the goal'))}
        {opener('plain', say('About Edge'))}
        {opener('long', say('Read the rules'))}
        {opener('wide', say('Compare deals'))}
      </Inline>
      <Dialog
        {...common}
        isOpen={open === 'actions'}
        title={say('Change your goal')}
        actions={<Button onPress={close}>{say('Save goal')}</Button>}
      >
        {say('The page then shows how far away it is.')}
      </Dialog>
      <Dialog {...common} isOpen={open === 'plain'} title={say('What is Edge?')}>
        {say('What you earn here for the rake that you pay in a room.')}
      </Dialog>
      <Dialog {...common} width="wide" isOpen={open === 'wide'} title={say('Compare deals')}>
        {say('Two or three side by side.')}
      </Dialog>
      <Dialog
        {...common}
        isOpen={open === 'long'}
        title={say('The rules of this promotion, which are as long as rules are')}
        actions={<Button onPress={close}>{say('Accept the rules')}</Button>}
      >
        <Stack gap={3}>
          {Array.from({ length: 14 }, (_, index) => (
            <Text key={index}>
              {say(
                `Rule ${String(index + 1)}: rake counts from the day on which your username is confirmed.`,
              )}
            </Text>
          ))}
        </Stack>
      </Dialog>
    </Specimen>
  );
}
