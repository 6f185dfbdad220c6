import { classNames } from '#ui/theme/class-names.ts';
import type { ButtonLook } from './button-content.tsx';
import * as styles from './button.css.ts';

/** The classes of everything that looks like a button. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  return classNames(styles.variant[variant], styles.size[size], isFullWidth && styles.fullWidth);
}
