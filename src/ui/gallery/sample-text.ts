import pseudolocale from 'pseudolocale';
import { createContext, useContext } from 'react';

/** Whether the texts of the gallery are shown in the pseudo-language: longer, and with an accent on every letter. */
export const PseudoTextContext = createContext(false);

/** `say('Save changes')`: the texts of the gallery, which no player sees and no translator gets. */
export function useSampleText(): (text: string) => string {
  const isPseudo = useContext(PseudoTextContext);
  return (text) => (isPseudo ? pseudolocale(text, { extend: 0.4 }) : text);
}
