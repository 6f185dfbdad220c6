import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { installByApt } from '#scripts/ensure-chromium.ts';

/** Paths of the programs. */
export interface Browsers {
  readonly firefox: string;
  readonly webKitDriver: string;
  readonly xvfb: string;
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export const ADVICE = `This needs Firefox and WebKitGTK. On Debian: sudo apt-get install ${PACKAGES.join(' ')}`;

/** Finds the programs, after an attempt to install what is missing; null when one is missing still. */
export function ensureBrowsers(): Browsers | null {
  return findBrowsers() ?? (installByApt(PACKAGES) ? findBrowsers() : null);
}

function findBrowsers(): Browsers | null {
  const firefox = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox');
  const webKitDriver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  if (firefox === undefined || webKitDriver === undefined || xvfb === undefined) return null;
  return { firefox, webKitDriver, xvfb };
}

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
