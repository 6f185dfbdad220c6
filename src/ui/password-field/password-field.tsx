import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from '#ui/field/field-frame.tsx';
import { useField } from '#ui/field/use-field.ts';
import { EyeIcon } from '#ui/icons/eye-icon.ts';
import { EyeOffIcon } from '#ui/icons/eye-off-icon.ts';
import * as styles from './password-field.css.ts';
import { type PasswordRuleList, PasswordRules } from './password-rules.tsx';
import { useRevealed } from './use-revealed.ts';

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Names of the show and hide button. They say which field, for example "Show new password". */
  showLabel: string;
  hideLabel: string;
  description?: ReactNode;
  isRequired?: boolean;
  /** Takes focus when it appears, because the person asked for it. */
  takesFocus?: boolean;
  /** For a new password: the rules, with their state for the value last told by `onValueChange`. */
  rules?: PasswordRuleList;
  onValueChange?: (value: string) => void;
}

/** A password, hidden until asked. It has no default value; give it a new `key` to empty it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, description, rules, onValueChange } = props;
  const [isEmpty, setEmpty] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const { isRevealed, toggle } = useRevealed(input);
  const ties = useField(name, {
    hasDescription: description !== undefined,
    also: rules === undefined ? [] : ['rules'],
  });
  // A click on the button must not take the caret out of the field.
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === input.current) event.preventDefault();
  };
  return (
    <FieldFrame
      label={label}
      description={description}
      ties={ties}
      after={rules !== undefined && <PasswordRules id={`${ties.id}-rules`} list={rules} isSilent={isEmpty} />}
    >
      <div className={styles.frame}>
        <Input
          {...ties.controlProps}
          ref={input}
          className={styles.input}
          type={isRevealed ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={props.takesFocus ?? false}
          aria-required={props.isRequired ?? false}
          onChange={({ currentTarget }) => {
            setEmpty(currentTarget.value === '');
            onValueChange?.(currentTarget.value);
          }}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isRevealed ? props.hideLabel : props.showLabel}
          aria-controls={ties.id}
          onMouseDown={keepFocus}
          onClick={toggle}
        >
          {isRevealed ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
        </button>
      </div>
    </FieldFrame>
  );
}
