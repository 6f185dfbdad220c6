const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Words, which must never act as a formula, or a number or date that is ours, which stays as it is. */
export type CsvCell = { readonly text: string } | { readonly value: string };

/**
 * A file that spreadsheets open as it is: UTF-8 with a byte order mark, CRLF, quotes doubled (RFC 4180). A text that
 * would be a formula begins with an apostrophe (OWASP: CSV injection).
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header.map((text) => ({ text })), ...rows].map((cells) => cells.map(written).join(','));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function written(cell: CsvCell): string {
  if ('value' in cell) return cell.value;
  const text = FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
