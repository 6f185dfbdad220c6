import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding the browser accepts. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  const offered = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  const accepts = (name: string) =>
    offered.some((part) => part.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(part));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

export async function compressed(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : deflate(content, { level: 6 });
}
