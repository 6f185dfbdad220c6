import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

import { startReferenceApi, type ReferenceApi } from '#reference-api/server.ts';
import type * as Prerender from './floor/prerender.tsx';

export const PRERENDERED = 'floor: our stack, prerendered';

/** In the project, so that the page for Node finds its packages. */
const FOLDER = join(import.meta.dirname, '../../.cache/bench-visit');

export interface Floor {
  readonly page: string;
  /** Whether its form is sent by a script and not by the browser. */
  readonly hasScript: boolean;
  readonly server: ReferenceApi;
}

/** Builds one login page: drawn by the browser, or by React before, and then with or without its script. */
export async function startFloors(): Promise<Floor[]> {
  await rm(FOLDER, { recursive: true, force: true });
  await build({ ...common(), build: { outDir: join(FOLDER, 'client'), target: 'es2023' } });
  await build({ ...common(), build: { outDir: join(FOLDER, 'node'), ssr: 'prerender.tsx' } });
  const { prerenderFloor } = (await import(
    pathToFileURL(join(FOLDER, 'node/prerender.js')).href
  )) as typeof Prerender;

  const empty = await readFile(join(FOLDER, 'client/index.html'), 'utf8');
  const content = await prerenderFloor();
  const whole = empty.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
  const bare = whole.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return [
    { page: 'floor: static HTML', hasScript: false, server: await serve('static', bare) },
    { page: 'floor: our stack, client-rendered', hasScript: true, server: await serve('client', empty) },
    { page: PRERENDERED, hasScript: true, server: await serve('prerendered', whole) },
  ];
}

function common(): InlineConfig {
  return {
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
  };
}

async function serve(name: string, page: string): Promise<ReferenceApi> {
  const staticDir = join(FOLDER, 'sites', name);
  await cp(join(FOLDER, 'client'), staticDir, { recursive: true });
  await writeFile(join(staticDir, 'index.html'), page);
  return startReferenceApi({ staticDir, limits: 'off' });
}
