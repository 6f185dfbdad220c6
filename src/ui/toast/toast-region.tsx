import { useSyncExternalStore } from 'react';
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { IntentIcon } from '#ui/alert/intent-icon.tsx';
import { iconButtonClass } from '#ui/icon-button/icon-button-class.ts';
import { CloseIcon } from '#ui/icons/close-icon.ts';
import { toastQueue } from './toast-queue.ts';
import * as styles from './toast.css.ts';

export interface ToastRegionProps {
  /** Name of the landmark that F6 goes to. */
  label: string;
  /** Name of the button with the cross. */
  closeLabel: string;
}

/**
 * Where `showToast` shows its messages, above everything, once in the app. React Aria makes each an alert inside an
 * alertdialog, so even a good word interrupts a screen reader: use it for what a person has just done.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const isEmpty = useSyncExternalStore(watch, () => toastQueue.visibleToasts.length === 0);
  // React Aria makes it a landmark for F6 only if it has a toast when it is mounted.
  if (isEmpty) return null;
  return (
    <AriaToastRegion queue={toastQueue} aria-label={label} className={styles.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast}>
          <span className={styles.icon[toast.content.intent]}>
            <IntentIcon intent={toast.content.intent} />
          </span>
          <ToastContent className={styles.content}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {toast.content.description !== undefined && (
              <Text slot="description">{toast.content.description}</Text>
            )}
          </ToastContent>
          <AriaButton slot="close" className={iconButtonClass({ size: 'small' })} aria-label={closeLabel}>
            <CloseIcon size={18} aria-hidden="true" />
          </AriaButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

const watch = (onChange: () => void) => toastQueue.subscribe(onChange);
