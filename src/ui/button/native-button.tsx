import type { ReactNode } from 'react';
import { ButtonContent, type ButtonLook } from './button-content.tsx';
import { buttonClass } from './button-class.ts';
import * as styles from './button.css.ts';

export interface NativeButtonProps extends ButtonLook {
  children: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

/** A button without React Aria, for the public pages and the crash screen, whose budget has no room for it. */
export function NativeButton(props: NativeButtonProps) {
  return (
    <button
      type="button"
      data-native=""
      className={buttonClass(props)}
      disabled={props.isDisabled ?? false}
      autoFocus={props.autoFocus ?? false}
      onClick={props.onPress}
    >
      <span className={styles.content}>
        <ButtonContent icon={props.icon}>{props.children}</ButtonContent>
      </span>
    </button>
  );
}
