const BYTE_ORDER_MARK = '\uFEFF';
/** Characters that start a formula in a spreadsheet, full-width ones too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n]/;

/**
 * A `text` is escaped so that it never acts as a formula. A `decimal` is a decimal string, which is written in the manner of
 * the language. Dates and codes of our own are written as they are.
 */
export type CsvCell = { readonly text: string } | { readonly decimal: string } | { readonly value: string };

/** Where decimals have a comma, spreadsheets separate cells by a semicolon. */
export function csvSeparators(locale: string): { readonly cell: ',' | ';'; readonly decimal: '.' | ',' } {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? { cell: ';', decimal: ',' }
    : { cell: ',', decimal: '.' };
}

/**
 * A CSV file for spreadsheets in the language: UTF-8 with a byte order mark, CRLF, doubled quotes (RFC 4180). A text that
 * would be a formula gets a leading apostrophe (OWASP: CSV injection).
 */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  locale: string,
): string {
  const separators = csvSeparators(locale);
  const lines = [header.map((text) => ({ text })), ...rows].map((cells) =>
    cells.map((cell) => written(cell, separators.decimal)).join(separators.cell),
  );
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function written(cell: CsvCell, decimalSeparator: string): string {
  if ('value' in cell) return cell.value;
  if ('decimal' in cell) return cell.decimal.replace('.', decimalSeparator);
  const text = FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
