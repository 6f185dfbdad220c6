import type { Language } from '#sdk/generated/model/language.ts';
import type { VerificationSecrets } from '../domain/email-verification.ts';
import { toUidb64 } from '../domain/identifiers.ts';
import { filled, mailTexts } from '../translations/translations.ts';
import { composeMail, type Addressee, type Mail } from './compose-mail.ts';

/** Where the pages of the site begin in a language: `https://wizard.test/pt-br`. */
export function homeIn(language: Language, siteOrigin: string): string {
  return language === 'en' ? siteOrigin : `${siteOrigin}/${language.toLowerCase()}`;
}

/** The mail with the link that makes `email` the member's address; it stops working after `validSeconds`. */
export function emailChangeMail(
  siteOrigin: string,
  member: Addressee,
  token: string,
  validSeconds: number,
): Mail {
  const { texts, home } = mailFor(member, siteOrigin);
  const { subject, why, button, where, notYou } = texts.emailChange;
  const query = new URLSearchParams({ token });
  return composeMail(member, subject, [
    why,
    {
      before: texts.openThisPage,
      label: button,
      href: `${home}/app/user/account?${query.toString()}`,
    },
    within(where, member, validSeconds),
    { small: notYou },
  ]);
}

/** The mail with the link that sets a new password; it stops working after `validSeconds`. */
export function passwordResetMail(
  siteOrigin: string,
  player: Addressee & { id: number },
  token: string,
  validSeconds: number,
): Mail {
  const { texts, home } = mailFor(player, siteOrigin);
  const { why, once, notYou } = texts.passwordReset;
  const query = new URLSearchParams({ uidb64: toUidb64(player.id), token });
  return composeMail(player, texts.choosePassword, [
    why,
    {
      label: texts.choosePassword,
      href: `${home}/login/password-reset/create-new?${query.toString()}`,
    },
    within(once, player, validSeconds),
    { small: notYou },
  ]);
}

/**
 * The mail with the link and the six digits; they stop working after `validSeconds`. For a second sign-up with one address,
 * perhaps of another person, with the digits alone: they work only in the browser that signed up.
 */
export function verificationMail(
  siteOrigin: string,
  signUp: Addressee & { id: number },
  { token, code }: VerificationSecrets,
  validSeconds: number,
): Mail {
  const { texts, home } = mailFor(signUp, siteOrigin);
  const { subject, why, button, orCode, both, notYou } = texts.verification;
  if (token === null) {
    const second = texts.secondSignUp;
    return composeMail(signUp, subject, [
      why,
      second.somebody,
      { before: second.code, code },
      within(second.onlyThere, signUp, validSeconds),
      { small: second.onlyOnce },
    ]);
  }
  const query = new URLSearchParams({ uidb64: toUidb64(signUp.id), token });
  return composeMail(signUp, subject, [
    why,
    {
      before: texts.openThisPage,
      label: button,
      href: `${home}/login/verify-email/code?${query.toString()}`,
    },
    { before: orCode, code },
    within(both, signUp, validSeconds),
    { small: notYou },
  ]);
}

/** To the former owner of a deleted account: what happened, and what to do if somebody else deleted it. */
export function accountDeletedMail(siteOrigin: string, member: Addressee): Mail {
  const { texts, home } = mailFor(member, siteOrigin);
  const { subject, why } = texts.accountDeleted;
  return composeMail(member, subject, [
    why,
    texts.notYouWrite,
    { label: texts.contactUs, href: `${home}/support` },
  ]);
}

/** To the owner of an address that somebody wanted for another account. */
export function addressInUseMail(siteOrigin: string, owner: Addressee): Mail {
  const { texts, named, home } = mailFor(owner, siteOrigin);
  const { subject, why, twoAccounts } = texts.addressInUse;
  return composeMail(owner, subject, [
    why,
    twoAccounts,
    named(texts.logIn, `${home}/login/`),
    { small: texts.nobodyGotIn },
  ]);
}

/** To a member's old address: it was replaced. Does not name the new address. */
export function emailChangedMail(siteOrigin: string, member: Addressee): Mail {
  const { texts, home } = mailFor(member, siteOrigin);
  const { subject, why } = texts.emailChanged;
  return composeMail(member, subject, [
    why,
    texts.notYouWrite,
    { label: texts.contactUs, href: `${home}/support` },
  ]);
}

/** To the owner of an account with whose address somebody tried to sign up. */
export function existingAccountMail(siteOrigin: string, player: Addressee): Mail {
  const { texts, named, home } = mailFor(player, siteOrigin);
  const { subject, why, logIn } = texts.existingAccount;
  return composeMail(player, subject, [
    why,
    logIn,
    named(texts.logIn, `${home}/login/`),
    named(texts.choosePassword, `${home}/login/password-reset/`),
    { small: texts.nobodyGotIn },
  ]);
}

/** To a member whose password was changed or reset: what to do if that was somebody else. */
export function passwordChangedMail(siteOrigin: string, member: Addressee): Mail {
  const { texts, named, home } = mailFor(member, siteOrigin);
  const { subject, why, notYou } = texts.passwordChanged;
  return composeMail(member, subject, [
    why,
    notYou,
    named(texts.choosePassword, `${home}/login/password-reset/`),
    named(texts.contactUs, `${home}/support`),
  ]);
}

function mailFor({ language }: Addressee, siteOrigin: string) {
  const texts = mailTexts(language);
  return {
    texts,
    home: homeIn(language, siteOrigin),
    /** A link with its label before it. */
    named: (label: string, href: string) => ({ before: filled(texts.before, { label }), label, href }),
  };
}

/** A text with how long something works. */
function within(text: string, { language }: Addressee, seconds: number): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return filled(text, { minutes: format.format(Math.round(seconds / 60)) });
}
