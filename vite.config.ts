import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumLaunchOptions } from './scripts/find-chromium.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { sourceCatalog } from './scripts/source-catalog.ts';

process.env['LINGUI_SUPPRESS_BABEL_WARNING'] = '1';
process.env['PACT_DO_NOT_TRACK'] = 'true';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8787';

const NOT_THE_ENTRY = /^(?!.*(index\.html|src\/main\.tsx)$)/;
/** What every page with a form loads. */
const FORM =
  /src\/(ui\/(form|text-field|password-field|button)\/[\w-]+|forms\/(form-failure|email-address)|i18n\/call-failure-reason|pages\/later-step)\.tsx?$/;
const COMMON = /src\/(ui\/(?!form|field|text-field|password-field|button\/button\.tsx)|lib\/)/;

export default defineConfig({
  // The macro runs before anything else that reads JSX.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    lingui(),
    sourceCatalog('en'),
    vanillaExtractPlugin(),
    firstPaint(),
    // React Aria's own words in the languages that the site has.
    optimizeLocales.vite({ locales: ['en-US'] }),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev/mailbox', '/dev/clock'].map((path) => [
        path,
        { target: apiOrigin, changeOrigin: false },
      ]),
    ),
  },
  // Known before the first test runs: a dependency found late would reload the page under it.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Few large chunks compress better than many small ones: 9 KiB of a form page were gzip's beginnings.
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: NOT_THE_ENTRY },
            { name: 'common', test: COMMON, minShareCount: 4 },
            { name: 'form', test: FORM },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{machines,src,reference-api,tests,scripts,api-spec,pacts}/**/*.test.ts'],
          // Servers and verifiers of many tests share the cores; none waits for time to pass.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/ui.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['pacts/consumer/**/*.pact.ts'],
          setupFiles: ['pacts/mutation/mutate-requests.setup.ts'],
          // Whatever the order, the contract they write is the same.
          sequence: { shuffle: true },
          pool: 'forks',
          fileParallelism: false,
        },
      },
    ],
  },
});
