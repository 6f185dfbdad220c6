import type { ChangeEvent, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from '#ui/field/field-frame.tsx';
import { useField } from '#ui/field/use-field.ts';
import { code } from './code-field.css.ts';
import { digitsOnly } from './digits-only.ts';

export interface CodeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  /** The digits so far. */
  onValueChange?: (digits: string) => void;
}

/** A code from a message: one input, so that pasting and the phone's suggestion work. It never cuts what is pasted. */
export function CodeField({
  name,
  label,
  description,
  defaultValue = '',
  isRequired,
  onValueChange,
}: CodeFieldProps) {
  const ties = useField(name, { hasDescription: description !== undefined });
  const keepDigits = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOnly(input.value);
    if (digits !== input.value) {
      const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? undefined)).length;
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onValueChange?.(digits);
  };
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <Input
        {...ties.controlProps}
        className={code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={defaultValue}
        aria-required={isRequired ?? false}
        onChange={keepDigits}
      />
    </FieldFrame>
  );
}
