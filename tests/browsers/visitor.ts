import { expect } from '@playwright/test';
import { asLocator } from 'ivya';

import { inPage } from './finder.ts';

/** What the main path needs of a browser, whichever protocol it speaks. Scripts are expressions that the page evaluates. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  readonly evaluate: (script: string) => Promise<unknown>;
  /** Clicks in the middle of the element that the script returns, and fails when it returns none. */
  readonly click: (script: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** The errors that the console has logged so far, uncaught ones included. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** A busy machine may take long to load a page. */
const PATIENCE_MS = 30_000;
const UNTIL = { timeout: PATIENCE_MS, intervals: [50, 100, 200] };
const MOST_STOPS = 60;

/** A visitor of the site. Targets are selectors of Playwright; each is waited for. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open(address: string): Promise<void> {
    return this.#driver.open(new URL(address, this.#origin).href);
  }

  async sees(target: string): Promise<void> {
    await this.#until(target, 'visible', 'is to be visible', true);
  }

  async seesNo(target: string): Promise<void> {
    await this.#until(target, 'visible', 'is to be gone', false);
  }

  async hasFocus(target: string): Promise<void> {
    await this.#until(target, 'hasFocus', 'is to have focus', true);
  }

  async click(target: string): Promise<void> {
    const script = await inPage('clickable', target);
    await expect(() => this.#driver.click(script), `to click ${named(target)}`).toPass(UNTIL);
  }

  /** Types into an empty field. */
  async fill(target: string, text: string): Promise<void> {
    await this.click(target);
    await this.#typeInto(target, text);
  }

  /** Goes to a list of options with the Tab key, as a click would open it, and types the name of one. */
  async choose(target: string, option: string): Promise<void> {
    await this.tabTo(target);
    await this.#typeInto(target, option);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  /** Presses Tab until the target has focus. */
  async tabTo(target: string): Promise<void> {
    await this.sees(target);
    const script = await inPage('hasFocus', target);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if ((await this.#driver.evaluate(script)) === true) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${named(target)}.`);
  }

  /** The address and the visible text, for the message of a failed stage. */
  async describePage(): Promise<string> {
    return String(await this.#driver.evaluate(await inPage('describePage')).catch(String));
  }

  async #typeInto(target: string, text: string): Promise<void> {
    await this.hasFocus(target);
    await this.#driver.type(text);
    const script = await inPage('valueOf', target);
    await expect.poll(() => this.#driver.evaluate(script), { ...UNTIL, message: named(target) }).toBe(text);
  }

  async #until(target: string, question: 'visible' | 'hasFocus', message: string, answer: boolean) {
    const script = `Boolean(${await inPage(question, target)})`;
    await expect(
      async () => {
        expect(await this.#driver.evaluate(script)).toBe(answer);
      },
      `${named(target)} ${message}`,
    ).toPass(UNTIL);
  }
}

function named(target: string): string {
  return asLocator('javascript', target);
}
