import type { Page } from '@playwright/test';

import { field, send } from './by-name.ts';
import type { Screen } from '../screen.ts';

const OFFERS = /\/api\/v1\/(deals|plans)\//;

export const homeScreens: readonly Screen[] = [
  {
    name: 'the home page while the deals are on their way',
    title: 'Home',
    open: async (page) => {
      await page.route(OFFERS, () => new Promise<never>(() => undefined));
      await page.goto('/');
      await page.locator('main section [role=status]').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'the home page of a country without deals',
    title: 'Home',
    open: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-country': 'IS' });
      await page.goto('/');
      await page.locator('main h3 + div bdi').first().waitFor();
    },
  },
  {
    name: 'the home page whose deals and plans did not load',
    title: 'Home',
    logs: /status of 400/,
    open: async (page) => {
      await page.route(OFFERS, (route) => route.fulfill({ status: 400, json: { detail: 'No.' } }));
      await page.goto('/');
      await page.locator('main h3 ~ div > a').first().waitFor();
    },
  },
  {
    name: 'the calculator without rake',
    title: 'Home',
    open: async (page) => {
      await page.goto('/');
      const rake = page.locator('main form [data-field=rake]');
      await rake.fill('');
      await send(page, 'rake');
      await page.locator('main [data-field=rake][aria-invalid]:focus').waitFor();
    },
  },
  {
    name: 'the request for a private deal',
    title: 'Home',
    open: (page) => openRequest(page),
  },
];

async function openRequest(page: Page): Promise<void> {
  await page.goto('/');
  await field(page, 'rake').waitFor({ state: 'attached' });
  await page.locator('main section:last-child button').last().click();
  await field(page, 'message').waitFor();
}
