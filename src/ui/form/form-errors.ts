import { createContext } from 'react';

/** One thing to put right, in the words shown at the field and in the summary. */
export interface FormError {
  field: string;
  message: string;
}

/** Told whether a form shows errors now, so that the app can say so in the title of the document. */
export const FormErrorsContext = createContext<(hasErrors: boolean) => void>(() => undefined);
