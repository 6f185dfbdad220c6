import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './icon-button.css.ts';

export interface IconButtonLook {
  variant?: keyof typeof styles.variant | undefined;
  /** 36 and 44 px. */
  size?: keyof typeof styles.size | undefined;
}

/** The classes of everything that looks like an icon button. */
export function iconButtonClass({ variant = 'quiet', size = 'medium' }: IconButtonLook): string {
  return classNames(styles.variant[variant], styles.size[size]);
}
