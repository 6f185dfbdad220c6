type ListFormat = Pick<Intl.ListFormat, 'format'>;

const formats = new Map<string, ListFormat>();
/** The fallback for browsers without `Intl.ListFormat`. */
const plain: ListFormat = { format: (names) => [...names].join(', ') };

/** Formats names as a list in a language: `Skrill, Bank transfer`. */
export function formatList(names: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = 'ListFormat' in Intl ? new Intl.ListFormat(locale, { type: 'unit', style: 'short' }) : plain;
    formats.set(locale, format);
  }
  return format.format(names);
}
