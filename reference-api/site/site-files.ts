import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { MEDIA_TYPES } from '#hosting/site-paths.ts';

export interface SiteFile {
  content: Buffer;
  mediaType: string;
  compressible: boolean;
  etag: string;
  /** As the build compressed it, or compressed now; remembered. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Reads files of a folder, and only of that folder; remembers them until they change on disk. */
export function createSiteFiles(root: string): { find(path: string): Promise<SiteFile | null> } {
  const base = resolve(root);
  const known = new Map<string, { changed: number; file: SiteFile }>();
  return {
    find: async (path) => {
      const name = normalize(join(base, path));
      const mediaType = MEDIA_TYPES[extname(name).slice(1)];
      if (mediaType === undefined || path.includes('\0') || !name.startsWith(base + sep)) return null;
      const status = await stat(name).catch(() => null);
      if (status?.isFile() !== true) return null;
      const remembered = known.get(name);
      if (remembered?.changed === status.mtimeMs) return remembered.file;
      const changed = status.mtimeMs;
      const file = toSiteFile(await readFile(name), mediaType, (encoding) => built(name, encoding, changed));
      known.set(name, { changed, file });
      return file;
    },
  };
}

/** What the build compressed, which nginx and Caddy find by the same names; null when the file is newer. */
async function built(name: string, encoding: Encoding, changed: number): Promise<Buffer | null> {
  const variant = `${name}.${encoding === 'br' ? 'br' : 'gz'}`;
  const status = await stat(variant).catch(() => null);
  return status === null || status.mtimeMs < changed ? null : readFile(variant);
}

function toSiteFile(
  content: Buffer,
  mediaType: string,
  findBuilt: (encoding: Encoding) => Promise<Buffer | null>,
): SiteFile {
  const variants = new Map<Encoding, Promise<Buffer>>();
  return {
    content,
    mediaType,
    compressible: isCompressible(mediaType),
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const variant = variants.get(encoding) ?? encode(encoding);
      variants.set(encoding, variant);
      return variant;
    },
  };

  async function encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return content;
    return (await findBuilt(encoding)) ?? compressed(content, encoding);
  }
}

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

async function compressed(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : deflate(content, { level: 6 });
}

/** Whether a second compression would only cost time. */
function isCompressible(mediaType: string): boolean {
  return /^text\/|json|xml/.test(mediaType);
}
