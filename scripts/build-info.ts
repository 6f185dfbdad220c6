import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** The manifest of the latest build in `dist`. It is not deployed. */
export const BUILD_INFO = '.cache/build';

/** The source maps of the latest build in `dist`, in a folder named by its release. They are not deployed. */
export const SOURCE_MAPS = 'source-maps';

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
        const manifest = join(outDir, '.vite/manifest.json');
        const maps = globSync('**/*.map', { cwd: outDir });
        if (outDir === join(root, 'dist')) {
          for (const folder of [BUILD_INFO, SOURCE_MAPS])
            rmSync(join(root, folder), { recursive: true, force: true });
          cpSync(manifest, join(root, BUILD_INFO, 'manifest.json'));
          const release = releaseOf(readFileSync(manifest, 'utf8'));
          for (const map of maps) cpSync(join(outDir, map), join(root, SOURCE_MAPS, release, map));
        }
        for (const map of maps) rmSync(join(outDir, map));
        rmSync(join(outDir, '.vite'), { recursive: true, force: true });
      },
    },
  };
}

/** The name of the entry script, which differs in each build. The reports of the site have it. */
function releaseOf(manifest: string): string {
  const { 'index.html': entry } = JSON.parse(manifest) as Record<string, { readonly file: string }>;
  return basename(entry?.file ?? 'unknown', '.js');
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
