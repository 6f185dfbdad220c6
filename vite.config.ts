import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { finishedLanguages } from './src/i18n/language-list.ts';
import { chromiumLaunchOptions } from './scripts/find-chromium.ts';
import { prerender } from './scripts/prerender.ts';
import { keepBuildInfo } from './scripts/build-info.ts';
import { compressSite } from './scripts/compress-site.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { inspection } from './scripts/inspection.ts';
import { LICENCES, siteTexts } from './scripts/site-texts.ts';

process.env['LINGUI_SUPPRESS_BABEL_WARNING'] = '1';
process.env['PACT_DO_NOT_TRACK'] = 'true';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8787';

/** Lingui's macro runs before anything else that reads JSX. */
const sourcePlugins = () => [
  babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  react(),
  lingui(),
  vanillaExtractPlugin(),
];

export default defineConfig({
  plugins: [
    sourcePlugins(),
    firstPaint(),
    inspection(),
    prerender(sourcePlugins),
    siteTexts(),
    keepBuildInfo(),
    compressSite(),
    // The texts of React Aria in the languages that players can choose only.
    optimizeLocales.vite({
      locales: finishedLanguages,
    }),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev/mailbox', '/dev/clock', '/dev/reports'].map((path) => [
        path,
        { target: apiOrigin, changeOrigin: false },
      ]),
    ),
  },
  // Vite must find all dependencies before the first test, because a late one reloads the page during a test.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  build: {
    target: 'es2023',
    manifest: true,
    // All styles are 15 KiB: one file, which public pages have in their HTML.
    cssCodeSplit: false,
    // Source maps for debugging. No file of the site refers to them.
    sourcemap: 'hidden',
    license: { fileName: LICENCES },
    rolldownOptions: {
      output: {
        // Short names, because the shell lists the files of every page for prefetching. Long names would add 2 KiB.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash].[ext]',
        // Files follow folders, the first group that fits; each takes what its modules import with it. What one page or
        // part alone uses stays with it (decision 53).
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: inFolders(
                'index.html',
                'src/ui/(?!aria-locale/aria|chart|data-grid|date-range-picker|dialog|menu|number-field|popover)',
                'src/(forms|hooks|i18n(?!/locales)|inspection|lib|loading)',
                'src/features/site/(how-it-works|legal-text)',
                'machines/shared',
                'node_modules/(lucide-react|@xstate)',
              ),
            },
            {
              name: 'data',
              test: inFolders(
                'src/(app/navigation|domain|queries|session)',
                'src/features/site/slow-loading',
                'node_modules/@tanstack',
              ),
            },
            { name: 'number-field', test: inFolders('src/ui/number-field') },
            {
              name: 'collections',
              test: inFolders(
                'src/ui/aria-locale/aria',
                'node_modules/react-(aria|stately)/dist/private/(collections|focus|i18n|selection|utils)',
              ),
            },
            { name: 'overlays', test: inFolders('src/ui/(dialog|menu|popover)') },
            { name: 'grid', test: inFolders('src/ui/data-grid') },
            { name: 'site', test: inFolders('src/features/site', 'src/pages/[^/]+$'), minShareCount: 2 },
            { name: 'auth', test: inFolders('src/features/auth', 'src/pages/login'), minShareCount: 2 },
            { name: 'deals', test: inFolders('src/features/deals'), minShareCount: 2 },
            { name: 'members', test: inFolders('src/features', 'src/pages/app'), minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    // By default Vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{machines,src,reference-api,tests,scripts,api-spec,pacts,dev,hosting}/**/*.test.ts'],
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
          // The default poll timeout of one second is too short under load.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // As in the journeys: formatted times must not depend on the locale and time zone of the machine.
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
          // The tests write the same contract in any order.
          sequence: { shuffle: true },
          pool: 'forks',
          fileParallelism: false,
          // One process loads the SDK and Pact once. Each test sets the token that the SDK sends.
          isolate: false,
        },
      },
    ],
  },
});

/** Matches the modules of these folders; each is a regular expression. */
function inFolders(...folders: string[]): RegExp {
  return new RegExp(`/(${folders.join('|')})`);
}
