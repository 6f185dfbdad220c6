import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/journey.ts';
import { memberMenu } from '../fixtures/nav.ts';
import { REDEEM } from '../fixtures/redemption.ts';
import { openAs } from '../fixtures/login.ts';
import type { World } from '../fixtures/world.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
/** The demo data ends here, so that a picture changes only when the product does. */
const NOW = Date.UTC(2026, 10, 24, 12);

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 900 };
const PHONE = { width: 375, height: 812 };

interface Picture {
  readonly name: string;
  readonly theme: 'dark' | 'light';
  readonly size: { readonly width: number; readonly height: number };
  /** All of the page, and not only what fits the window. */
  readonly isWhole?: true;
  readonly address: string;
  readonly act?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', theme: 'dark', size: DESKTOP, address: '/' },
  { name: 'sign-up', theme: 'light', size: DESKTOP, address: '/signup' },
  { name: 'app-home', theme: 'dark', size: DESKTOP, address: '/app/' },
  {
    name: 'account-menu',
    theme: 'light',
    size: DESKTOP,
    address: '/app/',
    act: (page) => memberMenu(page).click(),
  },
  {
    name: 'phone-menu',
    theme: 'dark',
    size: PHONE,
    address: '/app/',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'deals', theme: 'light', size: DESKTOP, address: '/app/deals/' },
  { name: 'rewards', theme: 'dark', size: DESKTOP, isWhole: true, address: '/app/rewards/' },
  {
    name: 'edge-history',
    theme: 'light',
    size: TABLET,
    address: '/app/rewards/edge-history',
  },
  { name: 'redeem', theme: 'dark', size: DESKTOP, address: REDEEM },
  {
    name: 'redeem-dialog',
    theme: 'dark',
    size: DESKTOP,
    address: REDEEM,
    act: async (page) => {
      await page.getByRole('button', { name: 'Redeem Starter' }).click();
      await page.getByRole('button', { name: /^Redeem [\d.,]+ Edge$/ }).waitFor();
    },
  },
  {
    name: 'account',
    theme: 'light',
    size: TABLET,
    isWhole: true,
    address: '/app/user/account',
  },
];

test.use({ startsAt: NOW, contextOptions: { reducedMotion: 'reduce' } });

for (const picture of PICTURES)
  test(picture.name, async ({ page, world }) => {
    const { name, theme, size, isWhole = false, act } = picture;
    await page.clock.install({ time: NOW });
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    await page.setViewportSize(size);
    await open(page, world, picture);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: isWhole });
  });

async function open(page: Page, world: World, { address }: Picture): Promise<void> {
  if (address.startsWith('/app/')) await openAs(page, world.demoPlayer, address);
  else await page.goto(address);
}
