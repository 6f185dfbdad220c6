import { expect, it } from 'vitest';

import { wholeBrowsers } from './find-chromium.ts';

const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LocalAppData: 'C:\\Users\\Dana\\AppData\\Local',
};

it.each([
  [
    'win32',
    WINDOWS,
    [
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\Dana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\Dana\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ],
  ['win32', {}, []],
  [
    'darwin',
    { HOME: '/Users/dana' },
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/dana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/dana/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '/Users/dana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
  ],
  [
    'linux',
    { HOME: '/home/dana', ...WINDOWS },
    [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/microsoft-edge',
      '/usr/bin/microsoft-edge-stable',
    ],
  ],
] as const)('browsers are looked for where %s has them', (platform, env, paths) => {
  expect(wholeBrowsers(platform, env)).toEqual(paths);
});
