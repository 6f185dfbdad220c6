import { type Ref, useContext, useRef, useState } from 'react';
import { FormContext } from '#ui/form/form-context.ts';

interface HiddenValueProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  value: string;
  /** A draft was put back. */
  onRestore: (value: string) => void;
}

export function HiddenValue({ ref, name, value, onRestore }: HiddenValueProps) {
  return (
    <input
      ref={ref}
      type="hidden"
      name={name}
      value={value}
      onInput={(event) => {
        onRestore(event.currentTarget.value);
      }}
    />
  );
}

interface FieldValueOptions {
  defaultValue: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * The value of a field of several parts, kept in a hidden input. Spread `hidden` on a `HiddenValue`, and put
 * `data-field={name}` on the part that takes focus for the field.
 */
export function useFieldValue(name: string, { defaultValue, onValueChange }: FieldValueOptions) {
  const form = useContext(FormContext);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const change = (next: string) => {
    if (next === value) return;
    // At once and not with the next render: the form reads its values from the DOM.
    if (input.current !== null) input.current.value = next;
    setValue(next);
    form?.changed(name);
    onValueChange?.(next);
  };
  return { value, change, hidden: { ref: input, name, value, onRestore: setValue } };
}
