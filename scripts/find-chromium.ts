import { existsSync } from 'node:fs';
import { win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The headless shell: the same engine, in three quarters of the time. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Where Chromium, Chrome and Edge are on a platform, in the order in which they are preferred. */
function wholeBrowsers(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']];
    return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((file) =>
      folders.filter((folder) => folder !== undefined).map((folder) => win32.join(folder, file)),
    );
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['', env['HOME'] ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/usr/bin/microsoft-edge-stable',
  ];
}

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** Path of a Chromium, Chrome or Edge on this machine, or undefined when only Playwright's own could serve. */
export function findChromium(): string | undefined {
  return firstOf([...HEADLESS_SHELLS, ...wholeBrowsers(process.platform, process.env)]);
}

/** One set of launch options for component tests, journeys and benches, so that all see the same browser. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium());
}

/** For features that the headless shell lacks, such as the back/forward cache. */
export function wholeChromiumLaunchOptions(): LaunchOptions {
  return launchOptions(firstOf(wholeBrowsers(process.platform, process.env)));
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
