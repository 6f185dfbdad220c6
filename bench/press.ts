import type { Page } from '@playwright/test';

import { REDEEM } from '#tests/fixtures/redemption.ts';
import { REWARDS } from '#tests/fixtures/rewards.ts';
import { SETTINGS } from '#tests/fixtures/settings.ts';
import { rememberDemo } from '#tests/screens/pages/by-name.ts';
import { beginPress, endPress, watchPresses, type Pressed } from './visit/presses-in-page.ts';
import { benchSite, median, newVisitor } from './visit/run.ts';
import { slowDown, SLOW } from './visit/slow-page.ts';

interface Press {
  readonly name: string;
  readonly target: string;
  /** Pressed in the target, which is clicked without it. */
  readonly key?: string;
  /** What is there after the press. */
  readonly shows?: string;
  /** Closed with Escape afterwards. */
  readonly isClosed?: true;
  /** Left out where the page does not offer it. */
  readonly isOptional?: true;
}

const LANGUAGE = 'change the language';
const SORTED = '[data-column=net_rake]';
const MENU = { target: 'header [aria-haspopup=menu]', shows: '[role=menu]', isClosed: true } as const;
const SEARCH = { target: 'main input[type=search]', key: 'v' } as const;

const LOGIN_PRESSES: readonly Press[] = [
  { name: 'key in the login form', target: 'main [name=email]', key: 'v' },
];
/** In turn, on one visit of each page. */
const MEMBER_PRESSES: Readonly<Record<string, readonly Press[]>> = {
  [REWARDS]: [
    { name: 'sort the rewards grid, first', target: SORTED, shows: `${SORTED}[aria-sort=ascending]` },
    { name: 'sort the rewards grid, later', target: SORTED, shows: `${SORTED}[aria-sort=descending]` },
    { name: 'account menu, first', ...MENU },
    { name: 'account menu, second', ...MENU },
    { name: 'key in the rewards search', ...SEARCH },
  ],
  '/app/deals/': [{ name: 'key in the deals filter', ...SEARCH }],
  [REDEEM]: [{ name: 'open the redeem dialog', target: 'main article button', shows: '[role=dialog]' }],
  [SETTINGS]: [
    { name: LANGUAGE, target: '[name=language]:not(:checked)', isOptional: true },
    { name: 'change the theme', target: '[name=theme]:not(:checked)' },
  ],
};

/** Measures presses and keys with a slow processor, by Event Timing, and counts the commits of React. */
export default function benchPress(args: readonly string[]): Promise<void> {
  return benchSite(args, async ({ world, browser, rounds }) => {
    const seen = new Map<string, Pressed[]>();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await (await newVisitor(browser, world.origin)).newPage();
      await watchPresses(page);
      await slowDown(page, { network: false });
      await measurePage(page, '/login/', LOGIN_PRESSES, seen);
      await rememberDemo(page, world);
      for (const [path, presses] of Object.entries(MEMBER_PRESSES))
        await measurePage(page, path, presses, seen);
      await page.context().close();
      console.log(`Round ${round} of ${rounds}`);
    }
    const medians = Array.from(seen, ([press, all]) => ({ press, ...medianOf(all) }));
    console.table(medians);
    if (!seen.has(LANGUAGE)) console.log('Only one language is offered, so none was changed.');
    return { cpu: SLOW.cpu, medians, rounds: Object.fromEntries(seen) };
  });
}

function medianOf(all: readonly Pressed[]) {
  const shown = all.flatMap((pressed) => pressed.shown ?? []);
  return {
    interaction: median(all.map(({ interaction }) => interaction)),
    shown: shown.length === 0 ? null : Math.round(median(shown)),
    commits: median(all.map(({ commits }) => commits)),
  };
}

async function measurePage(
  page: Page,
  path: string,
  presses: readonly Press[],
  seen: Map<string, Pressed[]>,
): Promise<void> {
  await page.goto(path);
  await page
    .locator(presses.map(({ target }) => target).join())
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  for (const press of presses) {
    if (press.isOptional === true && (await page.locator(press.target).count()) === 0) continue;
    seen.set(press.name, [...(seen.get(press.name) ?? []), await measure(page, press)]);
  }
}

async function measure(page: Page, { target, key, shows, isClosed }: Press): Promise<Pressed> {
  const element = page.locator(target).first();
  await element.waitFor();
  await element.scrollIntoViewIfNeeded();
  if (key !== undefined) await element.focus();
  await beginPress(page, shows);
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Without a hover before: a finger has none.
  if (key === undefined) await page.mouse.click(x + width / 2, y + height / 2);
  else await page.keyboard.press(key);
  const pressed = await endPress(page);
  if (isClosed === true) await page.keyboard.press('Escape');
  return pressed;
}
