import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** The manifest and source maps of the latest build in `dist`. They are not deployed. */
export const BUILD_INFO = '.cache/build';

/** Moves files for developers out of the built site. */
export function keepBuildInfo(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'keep-build-info',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const info = outDir === join(root, 'dist') ? join(root, BUILD_INFO) : null;
        if (info !== null) rmSync(info, { recursive: true, force: true });
        const maps = globSync('**/*.map', { cwd: outDir }).map((map) => [map, map] as const);
        for (const [from, to] of [['.vite/manifest.json', 'manifest.json'] as const, ...maps]) {
          if (info !== null) cpSync(join(outDir, from), join(info, to));
          rmSync(join(outDir, from));
        }
        rmSync(join(outDir, '.vite'), { recursive: true, force: true });
      },
    },
  };
}

/** Code for developers only: their pages and tools, and the libraries of these. */
const DEVELOPER_CODE =
  /^(dev|tests|src\/ui\/gallery)\/|\.(gallery|test|msw|faker)\.tsx?$|^node_modules\/(@statelyai|@xyflow|elkjs|pseudolocale|msw|@faker-js)\/|\/xstate-graph\./;

/**
 * Finds developer code in a finished build by means of its source maps.
 *
 * @param folder the folder of the source maps
 */
export function developerCodeIn(folder: string): string[] {
  const maps = globSync('**/*.{js,css}.map', { cwd: folder });
  if (maps.length === 0)
    throw new Error(`${folder} holds no source maps: nothing can be said of its modules`);
  const modules = maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(join(folder, map), 'utf8')) as { readonly sources: string[] };
    return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
  });
  return [...new Set(modules)].filter((module) => DEVELOPER_CODE.test(module)).sort();
}
