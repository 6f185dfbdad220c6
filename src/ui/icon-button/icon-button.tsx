import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './icon-button.css.ts';

interface IconButtonProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** 36 and 44 px. */
  size?: keyof typeof styles.size;
}

/** An icon alone, without React Aria. */
export function IconButton({ label, icon, onPress, size }: IconButtonProps) {
  return (
    <button
      type="button"
      data-native=""
      className={iconButtonClass(size)}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}

export function iconButtonClass(size: keyof typeof styles.size = 'medium'): string {
  return classNames(styles.button, styles.size[size]);
}
