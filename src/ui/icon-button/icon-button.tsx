import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './icon-button.css.ts';

interface IconButtonProps {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** 36 and 44 px. */
  size?: keyof typeof styles.size;
}

/** A button that is only an icon, for an action everyone knows by its sign. It does without React Aria. */
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

/** The classes of everything that looks like an icon button. */
export function iconButtonClass(size: keyof typeof styles.size = 'medium'): string {
  return classNames(styles.button, styles.size[size]);
}
