import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

import { chromium } from '@playwright/test';

import { findChromium } from './find-chromium.ts';
import type { Tally } from './steps/step.ts';

// The headless shell is faster. Tests that need a full browser use the other one.
const PACKAGES = ['chromium', 'chromium-headless-shell'];

const ADVICE = [
  'No Chromium on this machine, and none could be installed.',
  'Install one (Debian and Ubuntu: sudo apt-get install chromium chromium-headless-shell; anywhere: npx playwright install chromium),',
  'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');

/** Finds a browser for component tests and journeys: the system's, Playwright's own, or one installed now. */
export async function ensureChromium(): Promise<Tally> {
  if (hasChromium() || (installByApt(PACKAGES) && hasChromium()))
    return { passed: 0, failed: 0, skipped: 0, output: '' };
  return { passed: 0, failed: 1, skipped: 0, output: ADVICE };
}

function hasChromium(): boolean {
  return findChromium() !== undefined || existsSync(chromium.executablePath());
}

/** Installs packages where that needs no question: on Debian and its kin, as root. Returns whether it did. */
export function installByApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')}.`);
  return [['update'], ['install', '--yes', '--no-install-recommends', ...packages]].every(
    (args) =>
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}
