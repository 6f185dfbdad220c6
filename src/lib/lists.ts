type ListFormat = Pick<Intl.ListFormat, 'format'>;

const formats = new Map<string, ListFormat>();
/** For a browser without `Intl.ListFormat`. */
const plain: ListFormat = { format: (names) => [...names].join(', ') };

/** Names in one line, as people in a language write a list: `Skrill, Bank transfer`. */
export function formatList(names: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = 'ListFormat' in Intl ? new Intl.ListFormat(locale, { type: 'unit', style: 'short' }) : plain;
    formats.set(locale, format);
  }
  return format.format(names);
}
