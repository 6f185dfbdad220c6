import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { CircleCheckIcon, CircleIcon, EyeIcon, EyeOffIcon } from '#ui/icons/icons.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import * as styles from './password-field.css.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Names of the show and hide button. They say which field, for example "Show new password". */
  showLabel: string;
  hideLabel: string;
  isRequired?: boolean;
  /** Takes focus when it appears, because the person asked for it. */
  takesFocus?: boolean;
  /** For a new password: the rules and whether the current value meets them. */
  rules?: PasswordRuleList;
  onValueChange?: (value: string) => void;
}

/** A password, hidden until asked. It has no default value; give it a new `key` to empty it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, rules, onValueChange } = props;
  const [isEmpty, setEmpty] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const { isRevealed, toggle } = useRevealed(input);
  const ties = useField(name, {
    hasDescription: false,
    also: rules === undefined ? [] : ['rules'],
  });
  // A click on the button must not take the caret out of the field.
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === input.current) event.preventDefault();
  };
  return (
    <FieldFrame
      label={label}
      ties={ties}
      after={rules !== undefined && <PasswordRules id={`${ties.id}-rules`} list={rules} isSilent={isEmpty} />}
    >
      <div className={styles.frame}>
        <input
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

interface PasswordRuleList {
  /** Stands above the rules, for example "Your password needs:". */
  title: string;
  rules: readonly { id: string; label: string; met: boolean }[];
  /** Said before a rule to those who listen. */
  metLabel: string;
  unmetLabel: string;
  /** Said once when the person pauses, for example "3 of 5 met". */
  status: string;
}

interface PasswordRulesProps {
  id: string;
  list: PasswordRuleList;
  /** Nothing is said about an empty field. */
  isSilent: boolean;
}

const PAUSE_MS = 1000;

/** The rules of a new password, shown before typing and ticked off while typing. */
function PasswordRules({ id, list, isSilent }: PasswordRulesProps) {
  const spoken = useAfterPause(isSilent ? '' : list.status, PAUSE_MS);
  return (
    <div className={styles.rules}>
      <div id={id}>
        <span>{list.title}</span>
        <ul className={styles.list}>
          {list.rules.map(({ id: ruleId, label, met }) => (
            <li key={ruleId} className={styles.rule} data-met={met || undefined}>
              {met ? (
                <CircleCheckIcon className={styles.mark} aria-hidden="true" />
              ) : (
                <CircleIcon className={styles.mark} aria-hidden="true" />
              )}
              <span>
                <VisuallyHidden>{met ? list.metLabel : list.unmetLabel}: </VisuallyHidden>
                {label}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether a password is shown. Showing keeps the caret; sending the form hides it, so that managers see a password. */
function useRevealed(input: RefObject<HTMLInputElement | null>) {
  const [isRevealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null]>([null, null]);

  useLayoutEffect(() => {
    const [start, end] = caret.current;
    if (start !== null) input.current?.setSelectionRange(start, end);
  }, [input, isRevealed]);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      setRevealed(false);
    };
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('submit', hide);
    };
  }, [input]);

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setRevealed(!isRevealed);
  };
  return { isRevealed, toggle };
}

/** The text, debounced; empty at first. */
function useAfterPause(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [text, milliseconds]);
  return settled;
}
