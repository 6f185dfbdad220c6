import type { Page } from '@playwright/test';

import { NO_CONNECTION, type Screen } from '../screen.ts';

export const contentScreens: readonly Screen[] = [
  {
    name: 'the FAQ with an answer open',
    isComposite: true,
    title: 'FAQ',
    open: async (page) => {
      await openAndRead(page, '/faq#how-is-edge-counted');
      await page.locator('details[open]').waitFor();
    },
  },
  {
    name: 'the FAQ without a result',
    title: 'FAQ',
    open: async (page) => {
      await openAndRead(page, '/faq?q=zzz');
      await page.locator('main h2').waitFor();
    },
  },
  { name: 'what is said about us', title: 'About us', open: (page) => openAndRead(page, '/about-us') },
  {
    name: 'the support page with the help of a country',
    title: 'Support',
    open: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-country': 'DK' });
      await openAndRead(page, '/support');
      await page.locator('#get-help a[href^="tel:"]').waitFor();
      await page.locator('main [name="message"]').waitFor();
    },
  },
  {
    name: 'the support page without a country',
    title: 'Support',
    logs: NO_CONNECTION,
    open: async (page) => {
      await page.route('**/api/v1/region/', (route) => route.abort('connectionrefused'));
      await openAndRead(page, '/support');
      await page.locator('#get-help select').waitFor();
      await page.locator('main [name="message"]').waitFor();
    },
  },
];

async function openAndRead(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
}
