import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { normalizePath } from 'vite';

const HEAVY = /from '(react-aria|react-stately|@react-aria)/;
const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/**
 * The modules of a folder that need no React Aria, not even by way of another module there: what pages may share in
 * one chunk without loading widgets that they do not have. By the ids that Vite gives them.
 */
export function lightParts(folder: string): Set<string> {
  const imports = new Map(
    globSync(join(folder, '**/*.{ts,tsx}')).map((file) => {
      const source = readFileSync(file, 'utf8');
      const inFolder = [...source.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
      return [file, { isHeavy: HEAVY.test(source), inFolder }];
    }),
  );
  const isHeavy = (file: string, seen: readonly string[] = []): boolean => {
    const module = imports.get(file);
    if (module === undefined || seen.includes(file)) return false;
    return module.isHeavy || module.inFolder.some((path) => isHeavy(path, [...seen, file]));
  };
  return new Set([...imports.keys()].filter((file) => !isHeavy(file)).map(normalizePath));
}
