import { launch, type ElementHandle } from 'puppeteer-core';

import type { Driver } from './visitor.ts';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 720 },
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (script) => page.evaluate(script),
    click: async (script) => {
      const element = (await page.evaluateHandle(script)).asElement() as ElementHandle | null;
      if (element === null) throw new Error('It cannot be clicked.');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
