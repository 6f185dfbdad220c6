import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What only members see: its words come with the private pages, and not with every page. */
const forMembers = [
  'src/pages/app',
  ...[
    'account',
    'account-deletion',
    'account-update',
    'data-export',
    'earnings',
    'earnings-chart',
    'edge-balance',
    'edge-history',
    'edge-history-csv',
    'email-change',
    'email-change-confirmation',
    'email-change-resend',
    'password-change',
    'plan-choice',
    'plan-pace',
    'redemption',
    'redemption-history',
    'rewards-summary',
    'room',
    'room-accounts',
    'statement',
    'subscriptions',
    'username-report',
  ].map((feature) => `src/features/${feature}`),
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}',
      include: ['src'],
      exclude: forMembers.map((folder) => `${folder}/**`),
    },
    { path: 'src/i18n/locales/members/{locale}', include: forMembers },
  ],
  format: formatter({ lineNumbers: false }),
});
