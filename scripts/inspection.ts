import { join } from 'node:path';

import type { Plugin } from 'vite';

const PROJECT = join(import.meta.dirname, '..');

/** Where actors report to: the page `/dev/flows` of this very server, or the inspector that Stately hosts. */
export type Inspector = 'local' | 'hosted';

/**
 * With `VITE_INSPECT` a development server watches every actor and serves `/dev/flows`. A build never does, whatever the
 * environment says.
 */
export function inspection(inspector = process.env['VITE_INSPECT']): Plugin {
  const isOn = inspector === ('local' satisfies Inspector) || inspector === ('hosted' satisfies Inspector);
  return {
    name: 'inspection',
    apply: (_, { command }) => command === 'serve' && isOn,
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^#inspection\/(create-actor|use-machine)\.ts$/,
            replacement: join(PROJECT, 'dev/inspection/$1.ts'),
          },
        ],
      },
      // Other dependencies than those of `npm run dev`, which may be running at the same time.
      cacheDir: 'node_modules/.vite-inspect',
      optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'dev/**/*.{ts,tsx}'] },
    }),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        if (/^\/dev\/flows\/?(\?|$)/.test(request.url ?? '')) request.url = '/dev/flows/index.html';
        next();
      });
    },
  };
}
