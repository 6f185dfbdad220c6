import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import type { RouteName } from '#routes.ts';
import { loadMemberCatalog } from '#i18n/language.ts';
import { logFailure } from '#lib/log.ts';
import { Container } from '#ui/layout/layout.tsx';

/** The props of every page. Path and query stay those of the page while the address already shows the next one. */
export interface PageProps {
  readonly path: string;
  readonly query: string;
}

interface RouteEntry {
  readonly title: MessageDescriptor;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

/** Title and lazy page of every route. A route without an entry does not compile. */
export const routeTable: Readonly<Record<RouteName | 'notFound', RouteEntry>> = {
  home: {
    title: msg`Home`,
    load: async () => (await import('#pages/index.page.tsx')).HomePage,
  },
  blocked: {
    title: msg`Not available in your region`,
    load: async () => (await import('#pages/blocked.page.tsx')).BlockedPage,
  },
  termsOfService: {
    title: msg`Terms of Service`,
    load: async () => (await import('#pages/terms-of-service.page.tsx')).TermsOfServicePage,
  },
  privacyPolicy: {
    title: msg`Privacy Policy`,
    load: async () => (await import('#pages/privacy-policy.page.tsx')).PrivacyPolicyPage,
  },
  support: {
    title: msg`Support`,
    load: loadWithQueries(async () => (await import('#pages/support.page.tsx')).SupportPage),
  },
  faq: {
    title: msg`FAQ`,
    load: async () => (await import('#pages/faq.page.tsx')).FaqPage,
  },
  aboutUs: {
    title: msg`About us`,
    load: async () => (await import('#pages/about-us.page.tsx')).AboutUsPage,
  },
  signUp: {
    title: msg`Create account`,
    load: async () => (await import('#pages/signup.page.tsx')).SignUpPage,
  },
  login: {
    title: msg`Log in`,
    load: async () => (await import('#pages/login/index.page.tsx')).LoginPage,
  },
  verifyEmail: {
    title: msg`Verify your email`,
    load: async () => (await import('#pages/login/verify-email/index.page.tsx')).VerifyEmailPage,
  },
  verifyEmailCode: {
    title: msg`Confirm your email`,
    load: async () => (await import('#pages/login/verify-email/code.page.tsx')).VerifyEmailCodePage,
  },
  passwordReset: {
    title: msg`Reset your password`,
    load: async () => (await import('#pages/login/password-reset/index.page.tsx')).PasswordResetPage,
  },
  newPassword: {
    title: msg`Choose a new password`,
    load: async () => (await import('#pages/login/password-reset/create-new.page.tsx')).NewPasswordPage,
  },
  goodbye: {
    title: msg`Goodbye`,
    load: async () => (await import('#pages/goodbye.page.tsx')).GoodbyePage,
  },
  settings: {
    title: msg`Settings`,
    load: forMembers(async () => (await import('#pages/app/user/settings.page.tsx')).SettingsPage),
  },
  account: {
    title: msg`Account Management`,
    load: forMembers(async () => (await import('#pages/app/user/account.page.tsx')).AccountPage),
  },
  app: {
    title: msg`Overview`,
    load: forMembers(async () => (await import('#pages/app/index.page.tsx')).AppHomePage),
  },
  rewards: {
    title: msg`Rewards Summary`,
    load: forMembers(async () => (await import('#pages/app/rewards/index.page.tsx')).RewardsPage),
  },
  redeem: {
    title: msg`Redeem Edge`,
    load: forMembers(async () => (await import('#pages/app/rewards/edge.page.tsx')).RedeemPage),
  },
  edgeHistory: {
    title: msg`Edge History`,
    load: forMembers(async () => (await import('#pages/app/rewards/edge-history.page.tsx')).EdgeHistoryPage),
  },
  statement: {
    title: msg`Monthly statement`,
    load: forMembers(async () => (await import('#pages/app/rewards/statement.page.tsx')).StatementPage),
  },
  deals: {
    title: msg`Deals`,
    load: forMembers(async () => (await import('#pages/app/deals/index.page.tsx')).DealsPage),
  },
  room: {
    title: msg`Poker room`,
    load: forMembers(async () => (await import('#pages/app/deals/$room.page.tsx')).RoomPage),
  },
  notFound: {
    title: msg`Page not found`,
    load: async () => (await import('#pages/not-found.page.tsx')).NotFoundPage,
  },
};

type Load = () => Promise<ComponentType<PageProps>>;

/** A page that uses queries. The query client loads with the page's code, not with the first load. */
function loadWithQueries(load: Load): Load {
  return async () => {
    const [Page, { Queries }, { SlowLoading }] = await Promise.all([
      load(),
      import('#session/queries.tsx'),
      import('#features/site/slow-loading/slow-loading.tsx'),
    ]);
    return function PageWithQueries(props: PageProps) {
      return (
        <Queries>
          <Container>
            <SlowLoading />
          </Container>
          <Page {...props} />
        </Queries>
      );
    };
  };
}

/** A page for members only: loads their message catalog with it. */
function forMembers(load: Load): Load {
  return loadWithQueries(async () => {
    const catalog = loadMemberCatalog().catch((error: unknown) => error);
    const Page = await load();
    // If the page does not load either, its error is the one that is reported.
    const failure = await catalog;
    if (failure !== undefined) logFailure('The catalog of private pages did not load', failure);
    return Page;
  });
}
