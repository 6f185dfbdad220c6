import { type ReactNode, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { iconButtonClass } from '#ui/icon-button/icon-button-class.ts';
import { CloseIcon } from '#ui/icons/close-icon.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './dialog.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Name of the button with the cross. */
  closeLabel: string;
  children: ReactNode;
  /** The last one is the main one; for what cannot be undone give the harmless one `autoFocus`. */
  actions?: ReactNode;
  /** `alertdialog` for a question that interrupts; its body is its description. */
  role?: 'dialog' | 'alertdialog';
  /** `wide` for a table; everything else is read and filled in more easily when it is narrow. */
  width?: keyof typeof styles.width;
  /** Work is under way: nothing closes the dialog. */
  isPending?: boolean;
}

/** A modal. When closed it is inert at once and leaves the document 1000 ms later. Import this file lazily. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, role = 'dialog', width = 'narrow', isPending = false } = props;
  const bodyId = useId();
  useReturnFocus(isOpen);
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable={role === 'dialog' && !isPending}
      isKeyboardDismissDisabled={isPending}
      inert={!isOpen}
    >
      <Modal className={classNames(styles.modal, styles.width[width])}>
        <AriaDialog
          className={styles.dialog}
          role={role}
          {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
        >
          <div className={styles.head}>
            <AriaHeading slot="title" level={2} className={styles.title}>
              {title}
            </AriaHeading>
            <AriaButton
              slot="close"
              className={classNames(iconButtonClass({}), styles.close)}
              aria-label={props.closeLabel}
              isDisabled={isPending}
            >
              <CloseIcon size={20} aria-hidden="true" />
            </AriaButton>
          </div>
          <div id={bodyId} className={styles.body}>
            {props.children}
          </div>
          {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
