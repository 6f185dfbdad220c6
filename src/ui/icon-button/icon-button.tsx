import type { ReactNode } from 'react';
import { iconButtonClass, type IconButtonLook } from './icon-button-class.ts';
import * as styles from './icon-button.css.ts';

export interface IconButtonProps extends IconButtonLook {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A button that is only an icon, for an action everyone knows by its sign. It does without React Aria. */
export function IconButton({ label, icon, onPress, isDisabled = false, ...look }: IconButtonProps) {
  return (
    <button
      type="button"
      data-native=""
      className={iconButtonClass(look)}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
