import type { ReactNode } from 'react';
import * as styles from './success-mark.css.ts';

/** A ring that closes around an icon: something was achieved. Decoration; it stands still for who wants no motion. */
export function SuccessMark({ icon }: { icon: ReactNode }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 80 80" fill="none" strokeWidth="3" strokeLinecap="round">
        <circle className={styles.line} cx="40" cy="40" r="38" pathLength="1" strokeDasharray="1" />
      </svg>
      <span className={styles.icon}>{icon}</span>
    </span>
  );
}
