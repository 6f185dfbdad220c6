import type { Page } from '@playwright/test';

import { remember } from '../../fixtures/login.ts';
import { addMember, newcomer, type Newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';

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

/** Rows of a month, or its cards on a phone. */
export async function earningsAreShown(page: Page): Promise<void> {
  await page.locator('#earnings-tables section :is([role=rowheader], li button)').first().waitFor();
}

/** The chart of the rewards comes last, and its slider is a stop of the Tab key. */
export async function chartIsDrawn(page: Page): Promise<void> {
  await page.locator('main figure input[type=range]').waitFor();
}
