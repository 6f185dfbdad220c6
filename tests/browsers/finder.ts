import { join } from 'node:path';

import { build } from 'vite';

import type * as functions from './in-page.ts';

let bundle: Promise<string> | undefined;

/** An expression that calls a function of `in-page.ts` in whichever page evaluates it. */
export async function inPage(name: keyof typeof functions, ...args: readonly string[]): Promise<string> {
  const code = await (bundle ??= bundled());
  const call = `${name}(${args.map((arg) => JSON.stringify(arg)).join()})`;
  return `(() => { if (window.finder === undefined) { ${code}\nwindow.finder = finder; } return window.finder.${call}; })()`;
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'finder' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled.');
  return output.output[0].code;
}
