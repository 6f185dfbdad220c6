import type { Page } from '@playwright/test';

import { focusedGroup, send, rememberDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';
import type { World } from '../../fixtures/world.ts';

const NEW_PASSWORD = 'Quiet-Turn-77';

export const passwordChangeScreens: readonly Screen[] = [
  {
    name: 'the password form with mistakes',
    title: 'Settings',
    open: async (page, world) => {
      await openSettings(page, world);
      await fill(page, { current: '', next: 'weak', repeated: 'other' });
      await send(page, 'new_password');
      await focusedGroup(page).waitFor();
    },
  },
  {
    name: 'the password form with a wrong current password',
    title: 'Settings',
    logs: /status of 400/,
    open: async (page, world) => {
      await openSettings(page, world);
      await fill(page, { current: 'not the password', next: NEW_PASSWORD });
      await send(page, 'new_password');
      await focusedGroup(page).waitFor();
    },
  },
];

async function openSettings(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto('/app/user/settings');
  await field(page, 'new_password').waitFor();
}

async function fill(
  page: Page,
  { current, next, repeated = next }: { current: string; next: string; repeated?: string },
): Promise<void> {
  await field(page, 'current_password').fill(current);
  await field(page, 'new_password').fill(next);
  await field(page, 're_new_password').fill(repeated);
}

/** The email form asks for the current password too. */
function field(page: Page, name: string) {
  return page.locator(`main form:has([name=new_password]) [name="${name}"]`);
}
