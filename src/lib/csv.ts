const BYTE_ORDER_MARK = '\uFEFF';
/** Characters that start a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A `text` is escaped so that it never acts as a formula. Numbers and dates of our own are written as they are. */
export type CsvCell = { readonly text: string } | { readonly value: string };

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, CRLF, doubled quotes (RFC 4180). A text that would be a
 * formula gets a leading apostrophe (OWASP: CSV injection).
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
