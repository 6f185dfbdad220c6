import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { chromiumLaunchOptions } from './scripts/find-chromium.ts';
import { keepBuildInfo } from './scripts/build-info.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { inspection } from './scripts/inspection.ts';
import { lightParts } from './scripts/light-parts.ts';
import { sourceCatalog } from './scripts/source-catalog.ts';

process.env['LINGUI_SUPPRESS_BABEL_WARNING'] = '1';
process.env['PACT_DO_NOT_TRACK'] = 'true';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8787';

const NOT_THE_ENTRY = /^(?!.*(index\.html|src\/main\.tsx)$)/;
/** What forms and searches share. */
const FIELDS =
  /src\/(ui\/(layout\/card|field\/(field|use-field\.)[\w-]*|form\/form-context)|lib\/typed-text)\b|lucide-react\/.*\/icons\/check\.mjs/;
/** What every page with a form loads. */
const FORM =
  /src\/(ui\/(form|text-field)\/[\w-]+|ui\/button\/button|ui\/password-field\/password-field|forms\/(form-failure|email-address)|i18n\/call-failure-reason|pages\/later-step)\.tsx?$/;
/** A choice of many on a public page. */
const SELECT = /src\/(ui\/select-field\/|forms\/(country-field|person-messages)|lib\/countries)/;
/** What pages that read from the server share, and forms do not have. */
const READING = /src\/(ui\/(badge|check-list|empty-state|skeleton|error-state|layout\/grid)|lib\/dates)\b/;
/** What the pages that are mostly read share. */
const ARTICLE = /src\/(ui\/(bullets|details|passage)|features\/legal-text)\b/;
/** How it works and what it brings: on both homes, and the icons of it in the menu of a member. */
const PITCH =
  /src\/(features\/(how-it-works|rewards-pitch)\/|lib\/compare-decimals|i18n\/plan-(tier-name|contents))|lucide-react\/.*\/icons\/(gift|spade|coins)\.mjs/;
const LIGHT = lightParts(join(import.meta.dirname, 'src/ui'));
/** What any page may have: it is small. */
const isCommon = (id: string) => LIGHT.has(id) || /\/src\/lib\//.test(id);

export default defineConfig({
  // The macro runs before anything else that reads JSX.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    lingui(),
    sourceCatalog('en'),
    vanillaExtractPlugin(),
    firstPaint(),
    inspection(),
    keepBuildInfo(),
    // React Aria's own words in the languages that the site has.
    optimizeLocales.vite({ locales: ['en-US'] }),
  ],
  resolve: {
    alias: [
      // Lucide's own factory of icons is four times as large as all that is used of it.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/ui/icons/draw-icon.ts'),
      },
      // What stands in for a React that lacks it; ours has it.
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: join(import.meta.dirname, 'scripts/react-has-external-stores.ts'),
      },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
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
    // Kept beside the site, for those who read an error: no file of it says where they are.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        // The shell lists what to fetch ahead for every page: hexadecimal names are the shorter ones when compressed,
        // and words in them cost it a KiB. The manifest and the source maps tell what a file is.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash].[ext]',
        // Few large chunks compress better than many small ones: 9 KiB of a form page were gzip's beginnings.
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: NOT_THE_ENTRY },
            { name: 'fields', test: FIELDS },
            { name: 'form', test: FORM },
            { name: 'select', test: SELECT },
            { name: 'reading', test: READING },
            { name: 'article', test: ARTICLE },
            { name: 'pitch', test: PITCH, minShareCount: 2 },
            { name: 'common', test: isCommon, minShareCount: 8 },
          ],
        },
      },
    },
  },
  test: {
    // Vitest would leave a core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{machines,src,reference-api,tests,scripts,api-spec,pacts,dev}/**/*.test.ts'],
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
          // A busy machine may take longer than the second that a poll waits by default.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // As in journeys: what a moment reads like must not depend on who runs the tests.
              contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
            }),
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
          // One process that loads the SDK and Pact once; each test tells the SDK anew whose token it sends.
          isolate: false,
        },
      },
    ],
  },
});
