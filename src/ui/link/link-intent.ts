import { createContext } from 'react';

/** Told the address of a link that a person is about to follow, so that the app can load it ahead. */
export const LinkIntentContext = createContext<(href: string) => void>(() => undefined);
