import type { Context } from 'hono';

import { invalid } from './problem.ts';

const MAX_BYTES = 64 * 1024;

/** The whole body; 400 for a large one. Read only where a body is described: elsewhere its size is no fault. */
export async function bodyText(c: Context): Promise<string> {
  // Before anything is read, so that the answer reaches a caller who is still sending.
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function tooLarge() {
  return invalid({ non_field_errors: ['The request body is too large.'] });
}
