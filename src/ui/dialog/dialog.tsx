import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#ui/aria-locale/aria-locale.tsx';
import { iconButtonClass } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import { useAfterPaint } from '#ui/popover/use-after-paint.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The last one is the main one; for what cannot be undone give the harmless one `autoFocus`. */
  actions?: ReactNode;
  /** `wide` for a table; everything else is read and filled in more easily when it is narrow. */
  width?: keyof typeof styles.width;
  /** Work is under way: nothing closes the dialog. */
  isPending?: boolean;
}

/** A modal. When closed it is inert at once and leaves the document 1000 ms later. Import this file lazily. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, width = 'narrow', isPending = false } = props;
  useReturnFocus(isOpen);
  const isDrawn = useAfterPaint(isOpen);
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isDrawn}
        onOpenChange={(willBeOpen) => {
          if (!willBeOpen) onClose();
        }}
        isDismissable={!isPending}
        isKeyboardDismissDisabled={isPending}
        inert={!isOpen}
      >
        <Modal className={classNames(styles.modal, styles.width[width])}>
          <AriaDialog className={styles.dialog}>
            <div className={styles.head}>
              <AriaHeading slot="title" level={2} className={styles.title}>
                {title}
              </AriaHeading>
              <AriaButton
                slot="close"
                className={classNames(iconButtonClass(), styles.close)}
                aria-label={props.closeLabel}
                isDisabled={isPending}
              >
                <CloseIcon size={20} aria-hidden="true" />
              </AriaButton>
            </div>
            <div className={styles.body}>{props.children}</div>
            {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/** Returns focus when a dialog begins to close; React Aria waits for the exit. Without the opener, the page heading gets it. */
function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      const target = opener.current?.isConnected === true ? opener.current : document.querySelector('h1');
      // After React has made the dialog inert, else its own focus trap takes focus back.
      requestAnimationFrame(() => {
        if (target instanceof HTMLElement) target.focus();
      });
    };
  }, [isOpen]);
}
