import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { announce } from '#ui/announcement/announce.ts';
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

/** A button for forms and dialogs. Where nothing can be pending or disabled, use `NativeButton`. */
export function Button(props: ButtonProps) {
  const { children, type = 'button', onPress, isPending = false, pendingLabel, icon } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isSaid = isPending && pendingLabel !== undefined && document.activeElement === button.current;
    return isSaid ? announce(pendingLabel) : undefined;
  }, [isPending, pendingLabel]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) {
      // Enter in a field presses the button too.
      event.preventDefault();
      return;
    }
    // Safari gives a pressed button no focus, and a dialog returns it to where it was. Enter in a field leaves it there.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    onPress?.();
  };
  return (
    <button
      ref={button}
      type={type}
      data-native=""
      className={buttonClass(props)}
      disabled={props.isDisabled ?? false}
      autoFocus={props.autoFocus ?? false}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true } : {})}
      onClick={press}
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
    </button>
  );
}
