import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';

import { compressed, type Encoding } from './compression.ts';
import { isCompressible, MEDIA_TYPES } from './media-types.ts';

export interface SiteFile {
  content: Buffer;
  mediaType: string;
  compressible: boolean;
  etag: string;
  /** Compressed once and remembered. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/**
 * Reads files of a folder, and only of that folder; remembers them until they change on disk. What begins with a dot
 * is nobody's business, but for the addresses that are well known.
 */
export function createSiteFiles(root: string): { find(path: string): Promise<SiteFile | null> } {
  const base = resolve(root);
  const known = new Map<string, { changed: number; file: SiteFile }>();
  return {
    find: async (path) => {
      const name = normalize(join(base, path));
      const mediaType = MEDIA_TYPES[extname(name)];
      if (mediaType === undefined || path.includes('\0') || !name.startsWith(base + sep)) return null;
      if (/\/\.(?!well-known\/)/.test(path)) return null;
      const status = await stat(name).catch(() => null);
      if (status?.isFile() !== true) return null;
      const remembered = known.get(name);
      if (remembered?.changed === status.mtimeMs) return remembered.file;
      const file = toSiteFile(await readFile(name), mediaType);
      known.set(name, { changed: status.mtimeMs, file });
      return file;
    },
  };
}

function toSiteFile(content: Buffer, mediaType: string): SiteFile {
  const variants = new Map<Encoding, Promise<Buffer>>();
  return {
    content,
    mediaType,
    compressible: isCompressible(mediaType),
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const variant = variants.get(encoding) ?? compressed(content, encoding);
      variants.set(encoding, variant);
      return variant;
    },
  };
}
