import { existsSync } from 'node:fs';

/** The browser without a window of its own: the same engine, in three quarters of the time. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** Path of a Chromium or Chrome on this machine, or undefined when only Playwright's own could serve. */
export function findChromium(): string | undefined {
  return firstOf([...HEADLESS_SHELLS, ...WHOLE_BROWSERS]);
}

/** One set of launch options for component tests, journeys and benches, so that all see the same browser. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium());
}

/** For what a headless shell does not have: the back/forward cache. */
export function wholeChromiumLaunchOptions(): LaunchOptions {
  return launchOptions(firstOf(WHOLE_BROWSERS));
}

function firstOf(paths: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return paths.find((path) => existsSync(path));
}

function launchOptions(executablePath: string | undefined): LaunchOptions {
  const args = ['--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}
