import type { Ref } from 'react';

export interface HiddenValueProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  value: string;
  /** A draft was put back. */
  onRestore: (value: string) => void;
  isDisabled?: boolean;
}

/** Holds the value of a field of several parts for the form around it. */
export function HiddenValue({ ref, name, value, onRestore, isDisabled = false }: HiddenValueProps) {
  return (
    <input
      ref={ref}
      type="hidden"
      name={name}
      value={value}
      disabled={isDisabled}
      onInput={(event) => {
        onRestore(event.currentTarget.value);
      }}
    />
  );
}
