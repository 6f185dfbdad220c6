import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import type { RouteName } from '../routes.ts';

/** What every page is given. The query is the page's own, also while the address already moved on. */
export interface PageProps {
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
    load: async () => (await import('../pages/index.page.tsx')).HomePage,
  },
  blocked: {
    title: msg`Not available in your region`,
    load: async () => (await import('../pages/blocked.page.tsx')).BlockedPage,
  },
  termsOfService: {
    title: msg`Terms of Service`,
    load: async () => (await import('../pages/terms-of-service.page.tsx')).TermsOfServicePage,
  },
  privacyPolicy: {
    title: msg`Privacy Policy`,
    load: async () => (await import('../pages/privacy-policy.page.tsx')).PrivacyPolicyPage,
  },
  support: {
    title: msg`Support`,
    load: async () => (await import('../pages/support.page.tsx')).SupportPage,
  },
  signUp: {
    title: msg`Create account`,
    load: async () => (await import('../pages/signup.page.tsx')).SignUpPage,
  },
  login: {
    title: msg`Log in`,
    load: async () => (await import('../pages/login/index.page.tsx')).LoginPage,
  },
  verifyEmail: {
    title: msg`Verify your email`,
    load: async () => (await import('../pages/login/verify-email/index.page.tsx')).VerifyEmailPage,
  },
  verifyEmailCode: {
    title: msg`Confirm your email`,
    load: async () => (await import('../pages/login/verify-email/code.page.tsx')).VerifyEmailCodePage,
  },
  app: {
    title: msg`Your rewards`,
    load: async () => (await import('../pages/app/index.page.tsx')).AppHomePage,
  },
  notFound: {
    title: msg`Page not found`,
    load: async () => (await import('../pages/not-found.page.tsx')).NotFoundPage,
  },
};
