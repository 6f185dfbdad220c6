import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import {
  allCatalogs,
  type Catalog,
  catalogLanguages,
  catalogPath,
  sourceLanguage,
} from './src/i18n/language-list.ts';

/** What belongs to each part of the messages. Pages load theirs: `catalog` in `src/app/route-table.tsx`. */
const parts: Readonly<Record<Exclude<Catalog, 'everyone'>, readonly string[]>> = {
  members: [
    'src/pages/app',
    'src/features/account',
    'src/features/deals/room',
    'src/features/deals/username-report',
    'src/features/home',
    'src/features/redemption',
    'src/features/rewards',
  ],
  legal: ['src/pages/terms-of-service.page.tsx', 'src/pages/privacy-policy.page.tsx'],
  help: [
    'src/pages/about-us.page.tsx',
    'src/pages/faq.page.tsx',
    'src/pages/support.page.tsx',
    'src/features/site/faq',
    'src/features/site/responsible-play',
  ],
  // What stands around a page in its HTML. Only the build reads it.
  head: ['src/app/prerender.tsx', 'src/app/page-descriptions.ts'],
};

const tests = '**/*.test.*';
const elsewhere = Object.values(parts)
  .flat()
  .map((part) => `${part}{,/**}`);

export default defineConfig({
  sourceLocale: sourceLanguage,
  locales: catalogLanguages,
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  catalogs: allCatalogs.map((name) => ({
    path: catalogPath(name, '{locale}'),
    ...(name === 'everyone'
      ? { include: ['src'], exclude: [tests, ...elsewhere] }
      : { include: [...parts[name]], exclude: [tests] }),
  })),
  format: formatter({ lineNumbers: false }),
});
