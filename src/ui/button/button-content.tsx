import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLook {
  variant?: keyof typeof styles.variant | undefined;
  /** 36, 44 and 52 px high. */
  size?: keyof typeof styles.size | undefined;
  isFullWidth?: boolean | undefined;
  icon?: ReactNode;
}

export function ButtonContent({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </>
  );
}

export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  return classNames(styles.variant[variant], styles.size[size], isFullWidth && styles.fullWidth);
}
