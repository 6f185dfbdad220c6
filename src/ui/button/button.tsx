import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { buttonClass, ButtonContent, type ButtonLook } from './button-content.tsx';
import * as styles from './button.css.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit';
  onPress?: () => void;
  /** Stays focusable and named, ignores presses, is announced once. */
  isPending?: boolean;
  /** Announced while pending, for example "Creating your account". */
  pendingLabel?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

/** A button for forms and dialogs. Where nothing can be pending and React Aria is not loaded, use `NativeButton`. */
export function Button(props: ButtonProps) {
  const { children, type = 'button', onPress, isPending = false, pendingLabel, icon } = props;
  return (
    <AriaButton
      type={type}
      className={buttonClass(props)}
      isPending={isPending}
      isDisabled={props.isDisabled ?? false}
      autoFocus={props.autoFocus ?? false}
      {...(onPress === undefined
        ? {}
        : {
            onPress: () => {
              onPress();
            },
          })}
    >
      <span className={classNames(styles.content, isPending && styles.covered)}>
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </span>
      {isPending && (
        <span className={styles.pendingMark}>
          <SpinnerMark />
          {pendingLabel !== undefined && <VisuallyHidden>{pendingLabel}</VisuallyHidden>}
        </span>
      )}
    </AriaButton>
  );
}
