import { cpSync, globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** What a build says of itself: its manifest and its source maps. Not deployed, and of the latest build in `dist`. */
export const BUILD_INFO = '.cache/build';

/** Takes out of the site what was written for those who build it. */
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
