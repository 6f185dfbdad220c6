import type { ReactNode } from 'react';
import { buttonClass, ButtonContent, type ButtonLook } from './button-content.tsx';
import * as styles from './button.css.ts';

export interface NativeButtonProps extends ButtonLook {
  children: ReactNode;
  onPress: () => void;
  autoFocus?: boolean;
}

/** A button that can be neither pending nor disabled. */
export function NativeButton(props: NativeButtonProps) {
  return (
    <button
      type="button"
      data-native=""
      className={buttonClass(props)}
      autoFocus={props.autoFocus ?? false}
      onClick={props.onPress}
    >
      <span className={styles.content}>
        <ButtonContent icon={props.icon}>{props.children}</ButtonContent>
      </span>
    </button>
  );
}
