import type { Page, Route } from '@playwright/test';

import { remember } from '../../fixtures/login.ts';
import { addMember, newcomer, type Newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';
import type { Looks, Screen } from '../screen.ts';

/** A screen by how it is opened. */
interface Opened extends Looks {
  /** Who is logged in; nobody where it is left out. */
  readonly as?: Screen['open'];
  /** Where the visitor is. */
  readonly country?: string;
  /** What is answered instead of the API: a status, JSON, or nothing, ever. */
  readonly answers?: readonly (readonly [call: string | RegExp, answer: number | object | 'never'])[];
  /** Errors that the browser logs, beside those of the statuses. */
  readonly logs?: RegExp;
  readonly at: string;
  /** A selector within `main`: the page is ready when it shows one. */
  readonly shows: string;
  /** What is done then. */
  readonly then?: Screen['open'];
}

function screen({ as, country, answers = [], at, shows, then, ...looks }: Opened): Screen {
  const statuses = answers.map(([, answer]) => answer).filter((answer) => typeof answer === 'number');
  return {
    ...(statuses.length > 0 && { logs: new RegExp(`status of (${statuses.join('|')})`) }),
    ...looks,
    open: async (page, world) => {
      if (country !== undefined) await page.setExtraHTTPHeaders({ 'x-country': country });
      for (const [call, answer] of answers) await page.route(call, (route) => fulfill(route, answer));
      await as?.(page, world);
      await page.goto(at);
      await page.locator(`main ${shows}`).first().waitFor({ state: 'attached' });
      await then?.(page, world);
    },
  };
}

/** For screens of one page, which have most in common. */
export function screensLike<Known extends Partial<Opened>>(known: Known) {
  return (own: Omit<Opened, keyof Known> & Partial<Opened>): Screen => screen({ ...known, ...own } as Opened);
}

async function fulfill(route: Route, answer: number | object | 'never'): Promise<void> {
  if (typeof answer === 'number') await route.fulfill({ status: answer, json: { detail: 'No.' } });
  else if (answer !== 'never') await route.fulfill({ json: answer });
}

/** Waits until the page has all that it asks for. */
export function hasLoaded(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}

export function field(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`);
}

/** Presses the button of the form that holds the field. */
export async function send(page: Page, fieldName: string): Promise<void> {
  await page.locator(`main form:has([name="${fieldName}"]) [type=submit]`).click();
}

export function alert(page: Page) {
  return page.locator('main [role=alert]');
}

/** An alert or a summary of errors that took focus. */
export function focusedGroup(page: Page) {
  return page.locator('main [role=group]:focus');
}

export async function fillSignUp(page: Page, person: Newcomer): Promise<void> {
  await field(page, 'first_name').fill(person.firstName);
  await field(page, 'last_name').fill(person.lastName);
  await field(page, 'country').selectOption('CA');
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(person.password);
  await field(page, 're_password').fill(person.password);
  await field(page, 'terms_accepted').check();
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
}

/** Ends on the private home of the demo player. */
export async function logInAsDemo(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/');
  await page.locator('main h1 bdi').waitFor();
}

/** The next page that is opened belongs to the demo player, who has logged in before. */
export function rememberDemo(page: Page, world: World): Promise<void> {
  return remember(page, world.demoPlayer);
}

/** The next page that is opened belongs to the Elite player, whose redemption is on its way. */
export function rememberElite(page: Page, world: World): Promise<void> {
  return remember(page, world.elitePlayer);
}

/** The next page that is opened belongs to a player who has just verified their address: nothing has happened yet. */
export async function rememberNewcomer(page: Page, world: World): Promise<void> {
  await addMember(world, newcomer);
  await remember(page, newcomer);
}
