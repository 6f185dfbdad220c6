import { defineConfig } from '@playwright/test';

import { chromiumLaunchOptions } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/fixtures/build-site.ts',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that needs a second try is a broken journey.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // A busy machine may take longer than the five seconds that are waited by default.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording slows each journey by a quarter; `npm run e2e -- --trace on` shows what happened in a red one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
