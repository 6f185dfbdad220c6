import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import * as styles from './reminder.css.ts';

export interface ReminderProps {
  /** Names the region, as it stands apart from what the page is about. */
  label: string;
  children: ReactNode;
  action: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
}

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
