import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only those who build the product have use for: its own pages and tools, and the libraries of those. */
const DEVELOPER_CODE =
  /^(dev|tests|src\/ui\/gallery)\/|^src\/app\/dev-pages\.|\.(gallery|test|msw|faker)\.tsx?$|^node_modules\/(@statelyai|@xyflow|elkjs|pseudolocale|msw|@faker-js)\/|\/xstate-graph\./;

/**
 * The modules in a finished build that players have no use for, by the maps that say what each file was made of.
 *
 * @param folder where the maps are (`build-info.ts`)
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
