import type { Page } from '@playwright/test';

import { anotherCode, mailedCode, mailedLink, newcomer } from '../../fixtures/sign-up.ts';
import type { World } from '../../fixtures/world.ts';
import { field, fillSignUp, send } from './by-name.ts';
import type { Screen } from '../screen.ts';

export const verificationScreens: readonly Screen[] = [
  {
    name: 'the form for another verification email after a sign-up in this browser',
    title: 'Verify your email',
    open: async (page) => {
      await page.goto('/signup');
      await fillSignUp(page, newcomer);
      await send(page, 'email');
      await field(page, 'code').waitFor();
      await openResend(page);
      await field(page, 'code').waitFor();
    },
  },
  {
    name: 'the form for another verification email without an address',
    title: 'Verify your email',
    open: async (page) => {
      await openResend(page);
      await send(page, 'email');
      await page.locator('[name=email][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the page behind a malformed verification link',
    title: 'Confirm your email',
    open: async (page) => {
      await page.goto('/login/verify-email/code?uidb64=%20&token=no%20token');
      await otherWays(page).waitFor();
    },
  },
  {
    name: 'the page behind an outdated verification link after a wrong code',
    title: 'Confirm your email',
    logs: /status of 400/,
    open: async (page, world) => {
      await openLink(page, await freshLink(world));
      await freshLink(world);
      await confirm(page);
      await field(page, 'code').fill(anotherCode(await mailedCode(world, world.unverifiedPlayer)));
      const answered = page.waitForResponse('**/email/verify/confirm/**');
      await send(page, 'code');
      await answered;
      await page.locator('main form:has([name=code]) [type=submit]:not([data-pending])').waitFor();
    },
  },
];

/** Stands below the alert, and comes a moment later. */
function otherWays(page: Page) {
  return field(page, 'email');
}

async function openResend(page: Page): Promise<void> {
  await page.goto('/login/verify-email/');
  await field(page, 'email').waitFor();
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('main button').waitFor();
}

async function confirm(page: Page): Promise<void> {
  await page.locator('main button').click();
}

/** Voids the links before it. */
async function freshLink(world: World): Promise<string> {
  const { email } = world.unverifiedPlayer;
  await fetch(`${world.origin}/api/v1/account/email/verify/resend/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return mailedLink(world, { email });
}
