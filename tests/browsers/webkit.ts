import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { Builder, Key, type WebElement } from 'selenium-webdriver';

import type { Browsers } from './installed.ts';
import type { Driver } from './visitor.ts';

// A folder, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** WebKitGTK, in the small browser that comes with its driver, on a display that nobody sees. */
export async function startWebKit({ webKitDriver, xvfb }: Browsers): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'log');
  const display = await startDisplay(xvfb);
  const output = openSync(log, 'a');
  const service = new DriverService.Builder(webKitDriver)
    .setLoopback(true)
    .setStdio(['ignore', output, output])
    .setEnvironment({ ...definedVariables(), ...SETTINGS, DISPLAY: display.name, HOME: folder })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
  return {
    open: (address) => driver.get(address),
    evaluate: (script) => driver.executeScript(`return ${script};`),
    click: async (script) => {
      const element = await driver.executeScript<WebElement | null>(`return ${script};`);
      if (element === null) throw new Error('It cannot be clicked.');
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    errors: () => Promise.resolve(readFileSync(log, 'utf8').match(/^CONSOLE .*\bERROR\b.*$/gm) ?? []),
    close: async () => {
      await driver.quit();
      await service.kill();
      display.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const SETTINGS = {
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  // There is no graphics card behind the display, and no desktop that would read the page to somebody.
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  NO_AT_BRIDGE: '1',
};

async function startDisplay(path: string): Promise<{ readonly name: string; readonly close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [chunk] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, close: () => server.kill() };
}

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
