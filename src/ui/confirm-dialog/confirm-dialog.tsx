import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question, for example "Delete your account?". */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** A verb and its object, for example "Delete account". */
  confirmLabel: string;
  /** Announced while it is being done, for example "Deleting your account". */
  pendingLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `critical` for what cannot be undone: focus begins on Cancel. */
  intent?: 'primary' | 'critical';
  /** It is being done: nothing closes the dialog, and nothing is sent twice. */
  isPending?: boolean;
  /** Why it was not done; the dialog stays, to try again. */
  failure?: string;
}

/** Asks before something is done that costs or loses something. Import this file lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { intent = 'primary', isPending = false, failure } = props;
  return (
    <Dialog
      role="alertdialog"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={props.closeLabel}
      isPending={isPending}
      actions={
        <>
          <Button
            variant="secondary"
            autoFocus={intent === 'critical'}
            isDisabled={isPending}
            onPress={props.onClose}
          >
            {props.cancelLabel}
          </Button>
          <Button
            variant={intent}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>{props.children}</div>
        {failure !== undefined && <Alert title={failure} />}
      </Stack>
    </Dialog>
  );
}
