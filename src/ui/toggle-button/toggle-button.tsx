import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './toggle-button.css.ts';

export interface ToggleButtonProps {
  /** The same in both states, which are told apart by the mark and, to those who listen, as pressed or not. */
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
  /** Stands before the text while it is not pressed. */
  icon: ReactNode;
  size?: keyof typeof styles.size;
}

/** A button that stays pressed. It does without React Aria, so that a list may have one in every row. */
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
