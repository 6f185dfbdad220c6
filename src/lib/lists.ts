const formats = new Map<string, Intl.ListFormat>();

/** Names in one line, as people in a language write a list: `Skrill, Bank transfer`. */
export function formatList(names: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
    formats.set(locale, format);
  }
  return format.format(names);
}
