import type { Page } from '@playwright/test';

import { CONFIG_ADDRESS } from '#routes.ts';
import { builtFile } from '../../fixtures/built-file.ts';
import { fillLogin, send } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

const SUPPORT = 'src/pages/support.page.tsx';

/** The screens for failures outside of the pages. */
export const failureScreens: readonly Screen[] = [
  {
    name: 'a private page while the server is unreachable',
    title: 'We can’t reach the server',
    logs: NO_CONNECTION,
    open: async (page) => {
      await rememberSession(page);
      await cutOffApi(page);
      await page.goto('/app/');
      await page.locator('main button').waitFor();
    },
  },
  {
    name: 'the offline notice',
    title: 'Home',
    // The letters of the test language are in another file of the font.
    logs: /ERR_INTERNET_DISCONNECTED/,
    open: async (page) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await notice(page).filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'the notice that the browser remembers nothing',
    title: 'Overview',
    hasNoStorage: true,
    open: async (page, world) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Storage is forbidden.', 'QuotaExceededError');
        };
      });
      await page.goto('/login/');
      await fillLogin(page, world.demoPlayer.email, world.demoPlayer.password);
      await send(page, 'password');
      await page.waitForURL('**/app/');
      await notice(page).filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'a page that fails',
    title: 'Something went wrong!',
    logs: /A page failed|1234567890|React error #520/,
    open: (page) => openFailingPage(page),
  },
  {
    name: 'a page that fails, with its error shown',
    title: 'Something went wrong!',
    logs: /A page failed|1234567890|React error #520/,
    open: async (page) => {
      await openFailingPage(page);
      await page.locator('main [aria-expanded]').click();
      await page.locator('main pre').waitFor();
    },
  },
  {
    name: 'a page whose code did not load',
    title: 'Support',
    logs: /ERR_FAILED|Failed to fetch dynamically imported module/,
    open: async (page) => {
      await page.route(builtFile(SUPPORT), (route) => route.abort());
      await page.goto('/support');
      await page.locator('main h1 ~ button').waitFor();
    },
  },
  {
    name: 'the crash screen',
    isComposite: true,
    title: 'Oops... Sorry, something went technically wrong',
    hasNoFooter: true,
    logs: /The application crashed|1234567890|React error #520/,
    open: async (page, world) => {
      // A part of the shell, which only the outermost error boundary surrounds.
      await page.route(builtFile('src/app/shell/visit-reminder.tsx'), (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export function VisitReminder() { throw new Error('1234567890'); }`,
        }),
      );
      await page.goto('/login/');
      await fillLogin(page, world.demoPlayer.email, world.demoPlayer.password);
      await send(page, 'password');
      await page.locator('main button:focus').waitFor();
    },
  },
  {
    name: 'the screen of a wrong configuration',
    isComposite: true,
    title: 'Oops... Sorry, something went technically wrong',
    hasNoFooter: true,
    logs: /config\.json has wrong values/,
    open: async (page) => {
      await page.route(CONFIG_ADDRESS, (route) => route.fulfill({ json: { apiOrigin: 1, supportEmail: 1 } }));
      await page.goto('/');
      await page.locator('main button:focus').waitFor();
    },
  },
];

function notice(page: Page) {
  return page.locator('header ~ div [role=status]');
}

async function rememberSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('user_refresh', 'a.refresh.token');
  });
}

async function cutOffApi(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
}

async function openFailingPage(page: Page): Promise<void> {
  await page.route(builtFile(SUPPORT), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function SupportPage() { throw new Error('1234567890'); }`,
    }),
  );
  await page.goto('/support');
  await page.locator('main [aria-expanded]').waitFor();
}
