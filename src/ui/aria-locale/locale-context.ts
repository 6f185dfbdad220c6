import { createContext } from 'react';

/** The locale of the site, for components that format or read numbers and dates. */
export const LocaleContext = createContext('en');
