import type { Browser, BrowserContext, Page } from '@playwright/test';

import { watchShifts } from '#tests/fixtures/layout-shifts.ts';
import type { World } from '#tests/fixtures/world.ts';
import { rememberDemo } from '#tests/screens/pages/by-name.ts';
import { PRERENDERED, startFloors, type Floor } from './visit/floors.ts';
import { timingsOf, untilUsable, watchVisit, type FirstControl } from './visit/in-page.ts';
import { benchSite, median, newVisitor } from './visit/run.ts';
import { slowDown, SLOW, watchDownloads } from './visit/slow-page.ts';

const VISITS = ['first', 'repeat'] as const;
const MEASURES = ['FCP', 'LCP', 'TBT', 'usable', 'CLS', 'requests', 'KiB', 'KiB of scripts'] as const;
/** What is compared with the prerendered floor. */
const COMPARED = ['LCP', 'TBT', 'usable', 'KiB of scripts'] as const;

type Measures = Record<(typeof MEASURES)[number], number>;

interface Row {
  readonly page: string;
  readonly address: string;
  readonly first: FirstControl;
  /** Logs in before the visit. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Measures the first and the repeated visit of pages on a slow phone, beside plainer pages with the same libraries. */
export default function benchVisit(args: readonly string[]): Promise<void> {
  return benchSite(args, async ({ world, browser, rounds }) => {
    const floors = await startFloors();
    const rows = rowsOf(world, floors);
    const seen = rows.map(({ page }) => ({ page, first: [] as Measures[], repeat: [] as Measures[] }));
    for (const row of rows) await warmUp(browser, row);
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, row] of rows.entries()) {
        const context = await open(browser, row);
        for (const visit of VISITS) seen[index]?.[visit].push(await measure(context, row));
        await context.close();
      }
      console.log(`Round ${round} of ${rounds}`);
    }
    await Promise.all(floors.map(({ server }) => server.stop()));

    const medians = seen.map(({ page, first, repeat }) => {
      return { page, first: medianOf(first), repeat: medianOf(repeat) };
    });
    for (const visit of VISITS) print(visit, medians);
    return { conditions: SLOW, medians, rounds: seen };
  });
}

function rowsOf(world: World, floors: readonly Floor[]): Row[] {
  const site = (path: string, selector: string, kind: FirstControl['kind']): Row => ({
    page: path,
    address: world.origin + path,
    first: { selector, kind },
  });
  const email = 'input[name=email]';
  const prepare = (page: Page) => rememberDemo(page, world);
  return [
    site('/', 'main a[href="/signup"]', 'drawn'),
    site('/login/', email, 'form'),
    site('/signup', 'input[name=first_name]', 'form'),
    { ...site('/app/', 'main a', 'drawn'), prepare },
    { ...site('/app/rewards/', 'main input[type=search]', 'drawn'), prepare },
    ...floors.map(({ page, hasScript, server }): Row => {
      return { page, address: server.origin, first: { selector: email, kind: hasScript ? 'form' : 'drawn' } };
    }),
  ];
}

/** A new visitor, who may have logged in before. */
async function open(browser: Browser, { address, prepare }: Row): Promise<BrowserContext> {
  const context = await newVisitor(browser, address);
  if (prepare !== undefined) {
    const page = await context.newPage();
    await prepare(page);
    await page.close();
  }
  return context;
}

/** Lets the server compress its files, which it does once. */
async function warmUp(browser: Browser, row: Row): Promise<void> {
  const context = await open(browser, row);
  const page = await context.newPage();
  await page.goto(row.address, { waitUntil: 'networkidle' });
  await context.close();
}

async function measure(context: BrowserContext, row: Row): Promise<Measures> {
  const page = await context.newPage();
  await watchVisit(page, row.first);
  const shifts = await watchShifts(page);
  const downloads = watchDownloads(await slowDown(page, { network: true }));
  await page.goto(row.address, { waitUntil: 'commit' });
  await untilUsable(page);
  await downloads.quiet();
  const measures = { ...(await timingsOf(page)), CLS: await shifts.sum(), ...downloads.sum() };
  await page.close();
  return measures;
}

function medianOf(rounds: readonly Measures[]): Measures {
  return Object.fromEntries(
    MEASURES.map((name) => [name, median(rounds.map((measures) => measures[name]))]),
  ) as Measures;
}

type Medians = Readonly<Record<(typeof VISITS)[number], Measures>> & { readonly page: string };

function print(visit: (typeof VISITS)[number], medians: readonly Medians[]): void {
  const floor = medians.find(({ page }) => page === PRERENDERED)?.[visit];
  console.log(`\nThe ${visit} visit: medians, times in ms; then times the prerendered floor`);
  console.table(
    medians.map(({ page, [visit]: { CLS, ...rest } }) => {
      const whole = Object.entries(rest).map(([name, value]) => [name, Math.round(value)] as const);
      return { page, ...Object.fromEntries(whole), CLS: Number(CLS.toFixed(4)) };
    }),
  );
  console.table(
    medians.map(({ page, [visit]: ours }) => {
      return {
        page,
        ...Object.fromEntries(COMPARED.map((name) => [name, ratio(ours[name], floor?.[name])])),
      };
    }),
  );
}

function ratio(ours: number, theirs = 0): string {
  return theirs === 0 ? '–' : (ours / theirs).toFixed(2);
}
