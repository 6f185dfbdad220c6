import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import type { RouteName } from '#routes.ts';
import { loadCatalog } from '#i18n/language.ts';
import type { Catalog } from '#i18n/languages.ts';
import { logFailure } from '#lib/log.ts';
import { Container } from '#ui/layout/layout.tsx';

/** The props of every page. Path and query stay those of the page while the address already shows the next one. */
export interface PageProps {
  readonly path: string;
  readonly query: string;
}

interface RouteEntry {
  readonly title: MessageDescriptor;
  /** The part of the messages that comes with the page, where it is not the one for everyone. */
  readonly catalog?: Catalog;
  /** Only its code. `loadPage` loads the messages too. */
  readonly load: Load;
}

type Load = () => Promise<ComponentType<PageProps>>;

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
    catalog: 'legal',
    load: async () => (await import('#pages/terms-of-service.page.tsx')).TermsOfServicePage,
  },
  privacyPolicy: {
    title: msg`Privacy Policy`,
    catalog: 'legal',
    load: async () => (await import('#pages/privacy-policy.page.tsx')).PrivacyPolicyPage,
  },
  support: {
    title: msg`Support`,
    catalog: 'help',
    load: loadWithQueries(async () => (await import('#pages/support.page.tsx')).SupportPage),
  },
  faq: {
    title: msg`FAQ`,
    catalog: 'help',
    load: async () => (await import('#pages/faq.page.tsx')).FaqPage,
  },
  aboutUs: {
    title: msg`About us`,
    catalog: 'help',
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
    ...forMembers(async () => (await import('#pages/app/user/settings.page.tsx')).SettingsPage),
  },
  account: {
    title: msg`Account Management`,
    ...forMembers(async () => (await import('#pages/app/user/account.page.tsx')).AccountPage),
  },
  app: {
    title: msg`Overview`,
    ...forMembers(async () => (await import('#pages/app/index.page.tsx')).AppHomePage),
  },
  rewards: {
    title: msg`Rewards Summary`,
    ...forMembers(async () => (await import('#pages/app/rewards/index.page.tsx')).RewardsPage),
  },
  redeem: {
    title: msg`Redeem Edge`,
    ...forMembers(async () => (await import('#pages/app/rewards/edge.page.tsx')).RedeemPage),
  },
  edgeHistory: {
    title: msg`Edge History`,
    ...forMembers(async () => (await import('#pages/app/rewards/edge-history.page.tsx')).EdgeHistoryPage),
  },
  statement: {
    title: msg`Monthly statement`,
    ...forMembers(async () => (await import('#pages/app/rewards/statement.page.tsx')).StatementPage),
  },
  deals: {
    title: msg`Deals`,
    ...forMembers(async () => (await import('#pages/app/deals/index.page.tsx')).DealsPage),
  },
  room: {
    title: msg`Poker room`,
    ...forMembers(async () => (await import('#pages/app/deals/$room.page.tsx')).RoomPage),
  },
  notFound: {
    title: msg`Page not found`,
    load: async () => (await import('#pages/not-found.page.tsx')).NotFoundPage,
  },
};

/** Loads the code of a page, and its messages. */
export async function loadPage(name: keyof typeof routeTable): Promise<ComponentType<PageProps>> {
  const { load, catalog } = routeTable[name];
  const messages = catalog && loadCatalog(catalog).catch((error: unknown) => error);
  const Page = await load();
  // If the page does not load either, its error is the one that is reported.
  const failure = await messages;
  if (failure !== undefined) logFailure(`The catalog of the page ${name} did not load`, failure);
  return Page;
}

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

/** A page for members only. */
function forMembers(load: Load): Pick<RouteEntry, 'catalog' | 'load'> {
  return { catalog: 'members', load: loadWithQueries(load) };
}
