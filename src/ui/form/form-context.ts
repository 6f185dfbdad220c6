import { createContext } from 'react';

/** Null outside of a form. */
export interface FormContextValue {
  fieldId: (name: string) => string;
  /** The message to show at the field now. */
  errorOf: (name: string) => string | undefined;
  /** A field of several parts has another value; the form hears of a native control by itself. */
  changed: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);
