import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import {
  inlineHashes,
  pageHeaders,
  UNKNOWN_PAGE,
  type Headers,
  type InlineHashes,
  type Place,
} from './site-headers.ts';
import { NOT_FOUND, type SitePage } from './site-paths.ts';

/** A built site, as the configuration of a server describes it. */
export interface BuiltSite {
  /** Its folder, as seen from the one that a server is started in. */
  readonly folder: string;
  readonly pages: readonly SitePage[];
  /** The pages of unknown addresses: those of languages, and the one of the site. */
  readonly missing: readonly string[];
  /** The headers of each HTML file, besides those of every answer. */
  readonly headers: ReadonlyMap<string, Headers>;
  /** What stands inline in any page. */
  readonly inline: InlineHashes;
  readonly place: Place;
}

export async function readSite(folder: string, pages: readonly SitePage[], place: Place): Promise<BuiltSite> {
  const missing = [...globSync(`*/${NOT_FOUND}`, { cwd: folder }), NOT_FOUND];
  const files = new Map([
    ...pages.map((page) => [page.file, page] as const),
    ...missing.map((file) => [file, UNKNOWN_PAGE] as const),
  ]);
  const headers = new Map<string, Headers>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [file, traits] of files) {
    const own = inlineHashes(await readFile(join(folder, file), 'utf8'));
    headers.set(file, pageHeaders(traits, own, place));
    for (const hash of own.scripts) scripts.add(hash);
    for (const hash of own.styles) styles.add(hash);
  }
  const inline = { scripts: [...scripts], styles: [...styles] };
  return { folder: basename(resolve(folder)), pages, missing, headers, inline, place };
}

/** A header of pages: the value that most have, and the files with another; without it the value is undefined. */
export interface Varying {
  readonly name: string;
  readonly usual: string | undefined;
  readonly others: readonly { readonly value: string | undefined; readonly files: readonly string[] }[];
}

export function varyingHeaders({ headers }: BuiltSite): Varying[] {
  const names = new Set([...headers.values()].flatMap((own) => Object.keys(own)));
  return [...names].map((name) => {
    const groups = Map.groupBy(headers.keys(), (file) => headers.get(file)?.[name]);
    const [usual, ...others] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
    return { name, usual: usual?.[0], others: others.map(([value, files]) => ({ value, files })) };
  });
}
