/** Letters without a decomposition that people type without their stroke or as two letters, and signs with many forms. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ґ: 'г',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};
const TO_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Normalizes a text for search: no case, accents, full-width letters or extra spaces. `ё` is `е`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]+/gu, '')
    .replaceAll(TO_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
