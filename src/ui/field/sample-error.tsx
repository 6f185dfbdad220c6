import { type ReactNode, useId } from 'react';
import { FormContext } from '#ui/form/form-context.ts';

export interface SampleErrorProps {
  message: string;
  children: ReactNode;
}

/** For the gallery: the fields within have an error, and unlike in a form none takes focus for it. */
export function SampleError({ message, children }: SampleErrorProps) {
  const id = useId();
  const form = {
    fieldId: (name: string) => `${id}-${name}`,
    errorOf: () => message,
    changed: () => undefined,
  };
  return <FormContext value={form}>{children}</FormContext>;
}
