import { type ReactNode, useId, useState } from 'react';
import { FormContext } from '#ui/form/form-context.ts';

/** `say('Save changes')`: a text of the gallery, in English or in the pseudo-language; nobody translates it. */
export type Say = (text: string) => string;

/** Each component by its name, with its variants and states by theirs: "with an error". */
export type Specimens = Readonly<Record<string, (say: Say) => Readonly<Record<string, ReactNode>>>>;

export const nothing = () => undefined;

interface WithStateProps<Value> {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a component that leaves this to its caller. */
export function WithState<Value>({ initial, children }: WithStateProps<Value>) {
  const [value, set] = useState(initial);
  return children(value, set);
}

/** The fields within have an error, and unlike in a form none takes focus for it. */
export function WithError({ message, children }: { message: string; children: ReactNode }) {
  const id = useId();
  const form = {
    fieldId: (name: string) => `${id}-${name}`,
    errorOf: () => message,
    changed: nothing,
  };
  return <FormContext value={form}>{children}</FormContext>;
}
