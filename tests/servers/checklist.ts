import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../docs/headers.md');

/** A line of the table in `docs/headers.md` that names a header which a page has, or has not. */
interface Line {
  readonly header: string;
  /** Its value, up to three dots; null if no answer has the header. */
  readonly value: string | null;
  /** The columns of the servers that say yes. */
  readonly servers: readonly string[];
}

/** What the table says of a server and is not so. */
export function wrongLines(server: string, headers: Readonly<Record<string, string>>): string[] {
  return linesOf(readFileSync(DOCUMENT, 'utf8'))
    .filter(({ servers }) => servers.includes(server))
    .flatMap(({ header, value }) => {
      const found = headers[header.toLowerCase()];
      return isAsWritten(found, value) ? [] : [`docs/headers.md: ${header} is ${found ?? 'not sent'}`];
    });
}

function linesOf(text: string): Line[] {
  const rows = text
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [titles = [], , ...lines] = rows;
  return lines.flatMap((cells) => {
    const servers = titles.filter((_, column) => cells[column] === 'yes');
    const [, none, header = '', value = ''] = /^(no )?`([\w-]+)(?:: ([^`]*))?`/.exec(cells[2] ?? '') ?? [];
    return header === '' ? [] : [{ header, value: none === undefined ? value : null, servers }];
  });
}

function isAsWritten(found: string | undefined, value: string | null): boolean {
  if (found === undefined || value === null) return found === undefined && value === null;
  return value.endsWith('…') ? found.startsWith(value.slice(0, -1)) : found === value;
}
