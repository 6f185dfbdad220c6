import { createContext } from 'react';

/** The message is shown at the field and in the summary. */
export interface FormError {
  field: string;
  message: string;
}

/** Called with whether a form shows errors, so that the app can say so in the document title. */
export const FormErrorsContext = createContext<(hasErrors: boolean) => void>(() => undefined);
