type ListFormat = Pick<Intl.ListFormat, 'format'>;

const formats = new Map<string, ListFormat>();
/** Separates names in every language: a list of units has nothing between them in Chinese. */
const NAMES = { type: 'conjunction', style: 'narrow' } as const;
/** The fallback for browsers without `Intl.ListFormat`. */
const plain: ListFormat = { format: (names) => [...names].join(', ') };

/** Formats names as a list in a language: `Skrill, Bank transfer`. */
export function formatList(names: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = 'ListFormat' in Intl ? new Intl.ListFormat(locale, NAMES) : plain;
    formats.set(locale, format);
  }
  return format.format(names);
}
