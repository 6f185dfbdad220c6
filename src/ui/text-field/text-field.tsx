import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from '#ui/field/field.tsx';
import { control } from '#ui/field/field.css.ts';
import { useField } from '#ui/field/use-field.ts';

export interface TextFieldProps {
  name: string;
  label: string;
  /** An autofill token, or `off`. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  /** A name that must match elsewhere: no correction, capitals or spell check. */
  isVerbatim?: boolean;
  /** Takes focus when it appears: the first field of a form that a press has opened. */
  autoFocus?: boolean;
  /** Called on every change. */
  onValueChange?: (value: string) => void;
}

/**
 * The value lives in the input, not in React: what a password manager or a restored page puts there is submitted even
 * without an event. React Aria's `TextField` would overwrite it with its own state.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', description, defaultValue = '', onValueChange } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const isProse = type === 'text' && props.isVerbatim !== true;
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <input
        {...ties.controlProps}
        className={control}
        type={type}
        autoComplete={props.autoComplete}
        defaultValue={defaultValue}
        autoFocus={props.autoFocus ?? false}
        aria-required={props.isRequired ?? false}
        {...(isProse ? {} : { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' })}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
