import { createContext } from 'react';

/** What a field learns from the form around it; null outside of a form. */
export interface FormContextValue {
  fieldId: (name: string) => string;
  /** The message to show at the field now. */
  errorOf: (name: string) => string | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);
