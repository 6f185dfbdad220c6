import type { ChangeEvent } from 'react';
import { FieldFrame } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { code } from './code-field.css.ts';

interface CodeFieldProps {
  name: string;
  label: string;
  isRequired?: boolean;
}

/** A code from a message: one input, so that pasting and the phone's suggestion work. It never cuts what is pasted. */
export function CodeField({ name, label, isRequired }: CodeFieldProps) {
  const ties = useField(name, { hasDescription: false });
  const keepDigits = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOnly(input.value);
    if (digits !== input.value) {
      const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? undefined)).length;
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
  };
  return (
    <FieldFrame label={label} ties={ties}>
      <input
        {...ties.controlProps}
        className={code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        aria-required={isRequired ?? false}
        onChange={keepDigits}
      />
    </FieldFrame>
  );
}

/** The digits of what was typed or pasted: "123 456", "123-456" and full-width digits are codes too. */
function digitsOnly(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
