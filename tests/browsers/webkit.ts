import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

import { Builder, Key, type WebElement } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';

import { inPage } from './finder.ts';
import type { Browsers } from './installed.ts';
import type { Driver } from './visitor.ts';

// A folder, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof remote;

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** WebKitGTK, in the small browser that comes with its driver, on a virtual display. */
export async function startWebKit({ webKitDriver, xvfb }: Browsers): Promise<Driver> {
  const display = await startDisplay(xvfb);
  const service = new DriverService.Builder(webKitDriver)
    .setLoopback(true)
    .setEnvironment({ ...definedVariables(), ...SETTINGS, DISPLAY: display.name })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
  const evaluate = (script: string): Promise<unknown> => driver.executeScript(`return ${script};`);

  // The driver hands over no console, so the page collects; what it collected goes with it.
  const errors: string[] = [];
  const hear = async (): Promise<readonly string[]> => {
    errors.push(...((await evaluate(await inPage('takeErrors'))) as string[]));
    return errors;
  };
  return {
    open: async (address) => {
      await hear();
      await driver.get(address);
      await hear();
    },
    evaluate,
    click: async (script) => {
      const element = await driver.executeScript<WebElement | null>(`return ${script};`);
      if (element === null) throw new Error('It cannot be clicked.');
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    errors: hear,
    close: async () => {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

const SETTINGS = {
  TZ: 'UTC',
  // The locale of every Debian that WebKit maps to English.
  LC_ALL: 'C',
  // The display has no graphics card, and there is no desktop with a screen reader.
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  NO_AT_BRIDGE: '1',
};

async function startDisplay(path: string): Promise<{ readonly name: string; readonly close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => server.kill());
  const [chunk] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, close: () => server.kill() };
}

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
