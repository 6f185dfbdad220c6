import { expect, type BrowserContext, type Page } from '@playwright/test';

import { memberApi } from '../../fixtures/member-api.ts';
import { loginHeading, memberMenu } from '../../fixtures/nav.ts';
import { lookAgain, REDEEM } from '../../fixtures/redemption.ts';
import { rememberDemo } from '../../screens/pages/by-name.ts';
import { submitLogin, logOut } from '../../fixtures/login.ts';
import type { World } from '../../fixtures/world.ts';
import { Chance } from './chance.ts';
import { hearClaims } from './claims.ts';
import { FATES, RedeemWire, type Fate } from './redeem-wire.ts';

/** What the player does beside redeeming, once. */
const ACTS = ['nothing', 'reload', 'closed tab', 'second tab', 'logout', 'offline', 'long away'] as const;
type Act = (typeof ACTS)[number];

export interface Plot {
  readonly seed: number;
  /** What becomes of the first redemption that is sent. */
  readonly fate: Fate;
  readonly act: Act;
}

/** Consecutive seeds go through every fate and every act; what else happens is drawn. */
export function plotOf(seed: number): Plot {
  const fate = FATES[seed % FATES.length] ?? 'passes';
  const act = ACTS[Math.floor(seed / FATES.length + seed) % ACTS.length] ?? 'nothing';
  return { seed, fate, act };
}

/** How a run ended: all but `redeemed` has to be empty. */
export interface Ending {
  readonly redeemed: number;
  readonly double: readonly string[];
  readonly lost: readonly string[];
  readonly wrongWords: readonly string[];
  readonly stuck: readonly string[];
}

/** A player wants Starter, once, in a browser whose network does what the plot says. */
export async function playRun(context: BrowserContext, world: World, plot: Plot): Promise<Ending> {
  const run = await RedemptionRun.begin(context, world, plot);
  await run.play();
  return run.end();
}

class RedemptionRun {
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #plot: Plot;
  readonly #chance: Chance;
  readonly #wire: RedeemWire;
  readonly #server: Server;
  #page: Page;
  /** The question is open there too, and is confirmed after the first. */
  #second: Page | null = null;
  /** The player has read that it is redeemed, and wants no other one. */
  #isSatisfied = false;
  #isActed = false;
  readonly #told: { readonly key: string; readonly sentence: string }[] = [];
  readonly #wrong: string[] = [];

  private constructor(parts: Parts) {
    this.#context = parts.context;
    this.#world = parts.world;
    this.#plot = parts.plot;
    this.#chance = parts.chance;
    this.#wire = parts.wire;
    this.#server = parts.server;
    this.#page = parts.page;
  }

  static async begin(context: BrowserContext, world: World, plot: Plot): Promise<RedemptionRun> {
    const chance = new Chance(plot.seed);
    const server = await Server.of(world);
    const page = await context.newPage();
    await rememberDemo(page, world);
    await page.goto(REDEEM);
    await expect(starter(page)).toBeVisible();
    const wire = await RedeemWire.at(context, chance, plot.fate);
    const run = new RedemptionRun({ context, world, plot, chance, wire, server, page });
    await hearClaims(context, (tab, claim, sentence) => {
      if (claim === 'nothing') run.#hearNothing(tab, sentence);
      else if (claim === 'arrived') run.#isSatisfied = true;
      else run.#wrong.push(`“${sentence}”, and none fails`);
    });
    await run.#open();
    if (plot.act === 'second tab') run.#second = await run.#openSecond();
    return run;
  }

  async play(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) {
      await this.#calm();
      if (!this.#isActed && this.#wire.keys.length > 0) await this.#act();
      const isOver = this.#isSatisfied && this.#second === null && this.#isActed;
      if (isOver) break;
      await this.#press(this.#page);
      if (this.#chance.draw('release') < 0.5) await this.#wire.release();
      if (this.#chance.draw('late') < 0.15) await this.#wire.deliverLate();
      if (this.#second !== null && this.#isSatisfied) await this.#confirmSecond(this.#second);
    }
  }

  /** The network works again, what is late arrives, and time passes. Then everything has to be true. */
  async end(): Promise<Ending> {
    await this.#context.setOffline(false);
    this.#wire.heal();
    await this.#wire.release();
    if (this.#chance.draw('late at the end') < 0.5) await this.#wire.deliverLate();
    for (let round = 0; round < 5; round += 1) {
      this.#world.clock.advance(61);
      await this.#logIn(this.#page);
      for (const page of this.#context.pages()) await lookAgain(page);
      await this.#calm();
    }
    await this.#wire.deliverLate();
    await this.#finish();
    const stuck = await this.#stuck();
    return { ...(await this.#judge()), stuck };
  }

  /** Whoever does not have it yet can redeem it now, however busy the machine is. */
  async #finish(): Promise<void> {
    const deadline = Date.now() + FINISH_MS;
    while (!this.#isSatisfied && Date.now() < deadline) {
      await this.#press(this.#page);
      await this.#calm();
    }
  }

  async #judge(): Promise<Omit<Ending, 'stuck'>> {
    const { keys, balance } = await this.#server.look();
    await this.#page.goto(REDEEM);
    await this.#logIn(this.#page);
    const lost = [];
    const references = this.#page.getByRole('textbox', { name: 'Reference' });
    try {
      await expect(references).toHaveCount(this.#server.before + keys.length);
      await expect(this.#page.getByRole('banner')).toContainText(
        `${balance.replace(/^1(?=\d{3})/, '1,')} Edge`,
      );
    } catch {
      lost.push(
        `${String(keys.length)} are at the server, and the page shows ${String(await references.count())}`,
      );
    }
    if (balance !== BALANCES[keys.length]) lost.push(`the balance is ${balance}`);
    if (keys.length === 0)
      lost.push(`nothing is redeemed, and it was ${this.#isSatisfied ? '' : 'not '}said to be`);
    const untrue = this.#told.filter(({ key }) => keys.includes(key));
    return {
      redeemed: keys.length,
      double: keys.length > 1 ? [`redeemed ${String(keys.length)} times: ${keys.join(', ')}`] : [],
      lost,
      wrongWords: [...this.#wrong, ...untrue.map(({ sentence }) => `“${sentence}”, and it was taken`)],
    };
  }

  /** Each tab has told how it ended, and a plan can be chosen. */
  async #stuck(): Promise<string[]> {
    const stuck: string[] = [];
    for (const page of this.#context.pages()) {
      const openIn = async () => {
        const shown = await page.evaluate(() => document.body.innerText);
        return OPEN.filter((text) => shown.includes(text));
      };
      try {
        // What has just begun may take its time.
        await expect.poll(openIn).toEqual([]);
      } catch {
        stuck.push(...(await openIn()));
      }
    }
    const fresh = await this.#context.newPage();
    await fresh.goto(REDEEM);
    try {
      await expect(starter(fresh)).toBeEnabled();
    } catch {
      stuck.push(`no plan can be chosen: ${await fresh.evaluate(() => document.body.innerText)}`);
    }
    await fresh.close();
    return stuck;
  }

  #hearNothing(tab: Page, sentence: string): void {
    // The intent of an earlier page is the last one that was sent: until it is settled there is no other.
    const key = sentence.includes('did not arrive') ? this.#wire.keys.at(-1) : this.#wire.keyOf.get(tab);
    if (key !== undefined) this.#told.push({ key, sentence });
  }

  /** The player does what the page offers first. */
  async #press(page: Page): Promise<void> {
    if (await this.#logIn(page)) return;
    const offered = await buttonsOf(page);
    if (offered.includes(ONE_MORE)) this.#isSatisfied = true;
    const wanted = this.#isSatisfied ? DISMISSALS : PRESSES;
    const name = wanted.find((one) => offered.includes(one));
    // What is said from here on is said of another redemption.
    if (name === CONFIRM || name === CHOOSE) this.#wire.keyOf.delete(page);
    if (name === undefined) await this.#wait(page);
    else await tryToPress(page, name);
  }

  async #wait(page: Page): Promise<void> {
    this.#world.clock.advance(20);
    await lookAgain(page);
  }

  async #act(): Promise<void> {
    this.#isActed = true;
    switch (this.#plot.act) {
      case 'nothing':
      case 'second tab':
        return;
      case 'reload':
        return this.#open();
      case 'closed tab':
        await this.#page.close();
        this.#page = await this.#context.newPage();
        return this.#open();
      case 'logout':
        // While it is sent nothing leaves the dialog but a reload.
        await this.#open();
        if (await memberMenu(this.#page).isVisible()) await logOut(this.#page);
        return this.#open();
      case 'offline':
        await this.#context.setOffline(true);
        await this.#press(this.#page);
        await this.#calm();
        await this.#context.setOffline(false);
        return;
      case 'long away':
        this.#world.clock.advance(140);
    }
  }

  /** The page is loaded anew. How a session begins is tried elsewhere: its reading of the account passes. */
  async #open(): Promise<void> {
    this.#wire.isBeginning = true;
    await this.#page.goto(REDEEM);
    await expect(loginHeading(this.#page).or(memberMenu(this.#page)).first()).toBeVisible();
    this.#wire.isBeginning = false;
  }

  async #openSecond(): Promise<Page> {
    const page = await this.#context.newPage();
    this.#wire.isBeginning = true;
    await page.goto(REDEEM);
    await expect(memberMenu(page)).toBeVisible();
    this.#wire.isBeginning = false;
    for (let step = 0; step < 6; step += 1) {
      await this.#calm();
      await this.#wire.release();
      const offered = await buttonsOf(page);
      if (offered.includes(CONFIRM)) break;
      const name = ['Try again', CHOOSE].find((one) => offered.includes(one));
      if (name !== undefined) await tryToPress(page, name);
    }
    return page;
  }

  /** In a window beside the first one, which has read nothing since: the player presses what stood there before. */
  async #confirmSecond(page: Page): Promise<void> {
    this.#second = null;
    this.#wire.keyOf.delete(page);
    await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ innerText }) => innerText.trim() === name)?.click();
    }, CONFIRM);
    await this.#calm();
    await this.#wire.release();
    await this.#calm();
  }

  async #logIn(page: Page): Promise<boolean> {
    await expect(loginHeading(page).or(memberMenu(page)).first()).toBeVisible();
    if (!(await loginHeading(page).isVisible())) return false;
    this.#wire.isBeginning = true;
    await submitLogin(page, this.#world.demoPlayer);
    await expect(memberMenu(page)).toBeVisible();
    await page.goto(REDEEM);
    await expect(memberMenu(page)).toBeVisible();
    this.#wire.isBeginning = false;
    return true;
  }

  /** Every request has met its fate, and what came of it is drawn. What is held may keep a tab at work. */
  async #calm(): Promise<void> {
    const isCalm = async () => {
      const isBusy = await this.#page.evaluate(
        () => document.querySelector('main [data-pending], [role=dialog] [data-pending]') !== null,
      );
      return this.#wire.isCalm && (this.#wire.isHolding || !isBusy);
    };
    // A tab may be busy for longer; the player goes on all the same.
    await expect
      .poll(isCalm, { timeout: 3_000 })
      .toBe(true)
      .catch(() => undefined);
    await this.#lookAtTheList();
  }

  /** A sane player looks at the list before they redeem once more. */
  async #lookAtTheList(): Promise<void> {
    const shown = await this.#page.getByRole('textbox', { name: 'Reference' }).count();
    if (shown > this.#server.before) this.#isSatisfied = true;
  }
}

interface Parts {
  readonly context: BrowserContext;
  readonly world: World;
  readonly plot: Plot;
  readonly chance: Chance;
  readonly wire: RedeemWire;
  readonly server: Server;
  readonly page: Page;
}

/** What the API has of the demo player since the run began, read by hand. */
class Server {
  readonly #world: World;
  readonly before: number;

  private constructor(world: World, before: number) {
    this.#world = world;
    this.before = before;
  }

  static async of(world: World): Promise<Server> {
    const { read } = await memberApi(world);
    const all = (await read('redemptions/')) as unknown[];
    return new Server(world, all.length);
  }

  async look(): Promise<{ readonly keys: readonly string[]; readonly balance: string }> {
    const { read } = await memberApi(this.#world);
    const all = (await read('redemptions/')) as { readonly idempotency_key: string }[];
    const { edge_balance } = (await read('')) as { readonly edge_balance: string };
    const keys = all.slice(0, all.length - this.before).map(({ idempotency_key }) => idempotency_key);
    return { keys, balance: edge_balance };
  }
}

const STEPS = 16;
const FINISH_MS = 20_000;
const CHOOSE = 'Redeem Starter';
const CONFIRM = 'Redeem 400.00 Edge';
/** The balance after so many times Starter. */
const BALANCES = ['1250.00', '850.00', '450.00', '50.00'];
/** What is said while it is not known how it ended. */
const OPEN = [
  'Checking your redemption',
  'We do not know yet whether your redemption arrived',
  'Your redemption has not arrived so far',
  'Redeeming your Edge',
];
const DISMISSALS = ['Done', 'Close', 'Cancel'];
/** Who is told of another redemption has what they want. */
const ONE_MORE = 'I want one more';
/** In the order in which a player takes them. */
const PRESSES = [
  'Use the new price',
  'Continue with this balance',
  CONFIRM,
  'Try again',
  'Look again',
  'Back to the plans',
  'Send it again',
  'Check now',
  'Done',
  CHOOSE,
];

const starter = (page: Page) => page.getByRole('button', { name: CHOOSE });

function buttonsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const isOffered = (button: HTMLButtonElement) =>
      !button.disabled && button.ariaDisabled !== 'true' && !('pending' in button.dataset);
    return [...(scope?.querySelectorAll('button') ?? [])]
      .filter((button) => isOffered(button) && button.checkVisibility())
      .map((button) => button.innerText.trim() || (button.ariaLabel ?? ''));
  });
}

/** What was offered a moment ago may be gone. */
async function tryToPress(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click({ timeout: 2_000 }).catch(() => undefined);
}
