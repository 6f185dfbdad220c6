import type { Page } from '@playwright/test';

import { field, send } from './by-name.ts';
import type { Screen } from '../screen.ts';

export const supportScreens: readonly Screen[] = [
  {
    name: 'the form to write to us with nothing typed',
    title: 'Support',
    open: async (page) => {
      await openForm(page);
      await send(page, 'message');
      await page.locator('[name=message][aria-invalid]:focus').waitFor();
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.goto('/support');
  await field(page, 'message').waitFor();
}
