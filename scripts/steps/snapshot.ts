import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT } from './run.ts';

/** Content hash by path of every file at or under the given paths. */
export function snapshot(paths: readonly string[]): Map<string, string> {
  return new Map(paths.flatMap(filesAt).map((path) => [path, hash(path)]));
}

/** Paths that differ, appeared or went, in order. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

function filesAt(path: string): string[] {
  const absolute = join(PROJECT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(PROJECT, name)).isFile());
}

function hash(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(PROJECT, path)))
    .digest('hex');
}
