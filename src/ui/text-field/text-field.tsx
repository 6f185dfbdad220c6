import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from '#ui/field/field.tsx';
import { control } from '#ui/field/field.css.ts';
import { useField } from '#ui/field/use-field.ts';

export interface TextFieldProps {
  /** The key of its value in `onSubmit`. */
  name: string;
  label: string;
  /** What the field is for, in the words of the browser's autofill, or `off`. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel' | 'url';
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  /** A name as it stands elsewhere: nothing corrects, capitalises or underlines it. */
  isVerbatim?: boolean;
  /** Takes focus when it appears: the first field of a form that a press has opened. */
  autoFocus?: boolean;
  /** Each change of the value, for what has to follow it live. */
  onValueChange?: (value: string) => void;
}

/**
 * One line of text. The value lives in the input, not in React: what a password manager or a restored page puts
 * there is kept and submitted even when no event told of it. (React Aria's `TextField` would write its own state back.)
 */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', description, defaultValue = '', onValueChange } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const isProse = type === 'text' && props.isVerbatim !== true;
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <Input
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
