import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './toggle-button.css.ts';

export interface ToggleButtonProps {
  /** The same in both states; the mark and `aria-pressed` differ. */
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
  /** Shown while it is not pressed. */
  icon: ReactNode;
  size?: keyof typeof styles.size;
}

/** Without React Aria, so that a list can have one in every row. */
export function ToggleButton({ children, isPressed, onPress, icon, size = 'medium' }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.size[size])}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <span className={styles.icon} aria-hidden="true">
        {isPressed ? <CheckIcon /> : icon}
      </span>
      <span>{children}</span>
    </button>
  );
}
