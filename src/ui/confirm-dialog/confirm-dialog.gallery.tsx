import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function ConfirmDialogGallery() {
  const say = useSampleText();
  const [open, setOpen] = useState('');
  const close = () => {
    setOpen('');
  };
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setPending(false);
      setOpen('');
    }, 3000);
    return () => {
      clearTimeout(timer);
    };
  }, [isPending]);
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
  const redemption = {
    onClose: close,
    onConfirm: close,
    title: say('Redeem Premium for 120 Edge?'),
    confirmLabel: say('Redeem Premium'),
    pendingLabel: say('Redeeming Premium'),
    cancelLabel: say('Cancel'),
    closeLabel: say('Close'),
    children: say('You have 340 Edge and will have 220 Edge. The code comes by email within 24 hours.'),
  };
  return (
    <Specimen name="primary, critical, with a failure, pending for three seconds">
      <Inline>
        {opener('primary', say('Redeem Premium'))}
        {opener('critical', say('Delete account'))}
        {opener('failure', say('Redeem without a connection'))}
        {opener('pending', say('Redeem slowly'))}
      </Inline>
      <ConfirmDialog {...redemption} isOpen={open === 'primary'} />
      <ConfirmDialog
        {...redemption}
        isOpen={open === 'pending'}
        isPending={isPending}
        onConfirm={() => {
          setPending(true);
        }}
      />
      <ConfirmDialog
        {...redemption}
        isOpen={open === 'failure'}
        failure={say('Nothing was redeemed, as the server could not be reached. Try again.')}
      />
      <ConfirmDialog
        {...redemption}
        intent="critical"
        isOpen={open === 'critical'}
        title={say('Delete your account?')}
        confirmLabel={say('Delete account')}
        pendingLabel={say('Deleting your account')}
        cancelLabel={say('Keep account')}
      >
        {say('You lose all your Edge, 340 today, and the history of your earnings. This cannot be undone.')}
      </ConfirmDialog>
    </Specimen>
  );
}
