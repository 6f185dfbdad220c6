import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { languages, sourceLanguage } from './src/i18n/language-list.ts';

/** Only members see these, so their messages come with the private pages. */
const members = [
  'src/pages/app',
  'src/features/account',
  'src/features/home',
  'src/features/redemption',
  'src/features/rewards',
];

export default defineConfig({
  sourceLocale: sourceLanguage,
  locales: languages,
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}',
      include: ['src'],
      exclude: ['**/*.test.*', ...members.map((folder) => `${folder}/**`)],
    },
    { path: 'src/i18n/locales/members/{locale}', include: members, exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false }),
});
