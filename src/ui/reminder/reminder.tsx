import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import * as styles from './reminder.css.ts';

export interface ReminderProps {
  /** Names the region, as it stands apart from what the page is about. */
  label: string;
  /** What is still to be done. */
  children: ReactNode;
  /** The link that leads to doing it. */
  action: ReactNode;
  /** Names the button with the cross. */
  dismissLabel: string;
  onDismiss: () => void;
}

/** A thing left undone, above whatever page one is on, until it is done or dismissed. It does not announce itself. */
export function Reminder({ label, children, action, dismissLabel, onDismiss }: ReminderProps) {
  return (
    <section className={styles.reminder} aria-label={label}>
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
      <div className={styles.dismissal}>
        <IconButton size="small" label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
      </div>
    </section>
  );
}
