import { createContext } from 'react';

/** Null outside of a form. */
export interface FormContextValue {
  fieldId: (name: string) => string;
  /** The message to show at the field now. */
  errorOf: (name: string) => string | undefined;
  /** Reports a new value of a composite field. The form notices changes of native controls by itself. */
  changed: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);
