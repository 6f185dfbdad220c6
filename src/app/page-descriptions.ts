import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PageName } from './navigation/page-loading.ts';

/**
 * What search results and shared links say about a page, in 120 to 155 characters. Null: search engines must not list the page.
 * Only the build reads them, so they are not in the route table, which every visitor loads.
 */
export const pageDescriptions: Readonly<Record<PageName, MessageDescriptor | null>> = {
  home: msg`Join a poker room through us and keep its bonuses and rakeback. On top, earn Edge from your rake and redeem it for a poker solver plan.`,
  termsOfService: msg`The terms of Rakeback Wizard: who can join, when your rake counts, how Edge is earned and redeemed, and how an account ends.`,
  privacyPolicy: msg`What Rakeback Wizard knows about you, why and for how long, who else receives it, and how to read, correct or delete your data.`,
  support: msg`Help with your account, a username you reported, missing Edge or a redemption. Write to us, or find free help with gambling problems.`,
  faq: msg`How to join a poker room and report your username, how Edge is calculated and credited, and what to do if a redemption fails.`,
  aboutUs: msg`Rakeback Wizard connects you with partner poker rooms. Read how the rooms pay us, what you get from it, and what we don’t do.`,
  signUp: msg`Create a free account, join a poker room through us, and earn Edge from the rake you pay. Redeem it for a poker solver plan.`,
  login: msg`Log in to see your Edge balance, your earnings at each poker room, the deals in your country, and the solver plans you can redeem.`,
  passwordReset: msg`Forgot the password of your Rakeback Wizard account? Enter your email, and we’ll send you a link to choose a new password.`,
  blocked: null,
  verifyEmail: null,
  verifyEmailCode: null,
  newPassword: null,
  goodbye: null,
  notFound: null,
  app: null,
  deals: null,
  room: null,
  rewards: null,
  redeem: null,
  edgeHistory: null,
  statement: null,
  settings: null,
  account: null,
};
