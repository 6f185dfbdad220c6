/** Normalizes a text for search: no case, accents or extra spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
