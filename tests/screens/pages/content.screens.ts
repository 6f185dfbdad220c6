import type { Page } from '@playwright/test';

import { PARTNER_SITE, servePartnerSite } from '../../fixtures/partner-site.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';
import { field, send } from './by-name.ts';

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
  {
    name: 'the form to write to us with nothing typed',
    title: 'Support',
    open: async (page) => {
      await openAndRead(page, '/support');
      await field(page, 'message').waitFor();
      await send(page, 'message');
      await page.locator('[name=message][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the question about the cookie',
    isComposite: true,
    title: 'About us',
    open: async (page, world) => {
      await servePartnerSite(page.context(), world);
      await page.goto(`${PARTNER_SITE}/about-us`);
      await page.locator('#cookie-choices').waitFor();
    },
  },
];

async function openAndRead(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
}
