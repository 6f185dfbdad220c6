import type { Page } from '@playwright/test';

import { field, logInAsDemo } from './by-name.ts';
import type { Screen } from '../screen.ts';

/** The content pages, and their states. */
export const pageScreens: readonly Screen[] = [
  { name: 'the home page', isComposite: true, title: 'Home', open: (page) => openHome(page) },
  { name: 'the rewards of a member', isComposite: true, title: 'Overview', open: logInAsDemo },
  { name: 'the terms', title: 'Terms of Service', open: (page) => openAndRead(page, '/terms-of-service') },
  {
    name: 'the privacy policy',
    title: 'Privacy Policy',
    open: (page) => openAndRead(page, '/privacy-policy'),
  },
  {
    name: 'the support page',
    isComposite: true,
    title: 'Support',
    open: async (page) => {
      await openAndRead(page, '/support');
      // Its form appears a moment later.
      await field(page, 'message').waitFor();
    },
  },
  {
    name: 'the page that is not there',
    title: 'Page not found',
    logs: /status of 404/,
    open: (page) => openAndRead(page, '/no-such-page'),
  },
];

async function openAndRead(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
}

async function openHome(page: Page): Promise<void> {
  await openAndRead(page, '/');
  // The data from the server appears a moment later.
  await field(page, 'rake').waitFor({ state: 'attached' });
}
