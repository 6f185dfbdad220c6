import type { VerificationSecrets } from '../domain/email-verification.ts';
import { toUidb64 } from '../domain/identifiers.ts';
import { composeMail, type Mail } from './compose-mail.ts';

interface Addressee {
  email: string;
  first_name: string;
}

/** The mail with the link that makes `email` the member's address; it stops working after `validSeconds`. */
export function emailChangeMail(
  siteOrigin: string,
  member: Addressee,
  token: string,
  validSeconds: number,
): Mail {
  const query = new URLSearchParams({ token });
  return composeMail(member, 'Confirm your new email', [
    'you asked to use this email for your Rakeback Wizard account. Nothing changes until you confirm it.',
    {
      before: 'Open this page:',
      label: 'Confirm my new email',
      href: `${siteOrigin}/app/user/account?${query.toString()}`,
    },
    `Open it in the browser where you’re logged in. The link works for ${minutes(validSeconds)}.`,
    { small: 'Not you? Ignore this email. Somebody mistyped their address.' },
  ]);
}

/** The mail with the link that sets a new password; it stops working after `validSeconds`. */
export function passwordResetMail(
  siteOrigin: string,
  player: Addressee & { id: number },
  token: string,
  validSeconds: number,
): Mail {
  const query = new URLSearchParams({ uidb64: toUidb64(player.id), token });
  return composeMail(player, 'Choose a new password', [
    'you asked to choose a new password. You can do it here:',
    {
      label: 'Choose a new password',
      href: `${siteOrigin}/login/password-reset/create-new?${query.toString()}`,
    },
    `The link works once, for ${minutes(validSeconds)}, or until we send a newer email.`,
    { small: 'Not you? Ignore this email. Your password stays the same.' },
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
  const subject = 'Confirm your email';
  const why = 'welcome to Rakeback Wizard! Confirm your email, then log in and start earning Edge.';
  if (token === null) {
    return composeMail(signUp, subject, [
      why,
      'Somebody signed up with your email a moment before, too. So there is no link in this message, and the earlier link no longer works.',
      { before: 'Enter this code on the page where you signed up:', code },
      `The code works for ${minutes(validSeconds)}, only on that page.`,
      {
        small:
          'Signed up only once? Use the code in the earlier email and ignore this one. Never share a code.',
      },
    ]);
  }
  const query = new URLSearchParams({ uidb64: toUidb64(signUp.id), token });
  return composeMail(signUp, subject, [
    why,
    {
      before: 'Open this page:',
      label: 'Confirm my email',
      href: `${siteOrigin}/login/verify-email/code?${query.toString()}`,
    },
    { before: 'Or enter this code on the page where you signed up:', code },
    `Both work for ${minutes(validSeconds)}, or until we send a newer email.`,
    {
      small: 'Not you? Ignore this email. Nobody can use the account until you confirm it.',
    },
  ]);
}

/** To the former owner of a deleted account: what happened, and what to do if somebody else deleted it. */
export function accountDeletedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'We deleted your account', [
    'we deleted your Rakeback Wizard account and everything in it, as you asked. This is our last email to you.',
    'Not you? Write to us right away:',
    { label: 'Contact us', href: `${siteOrigin}/support` },
  ]);
}

/** To the owner of an address that somebody wanted for another account. */
export function addressInUseMail(siteOrigin: string, owner: Addressee): Mail {
  return composeMail(owner, 'Your email is already in use', [
    'somebody asked to use this email for another Rakeback Wizard account. It already belongs to yours, so we changed nothing.',
    'If that was you, you have two accounts. Log in here to the one with this email.',
    { before: 'Log in:', label: 'Log in', href: `${siteOrigin}/login/` },
    { small: 'Not you? Ignore this email. Nobody got into your account.' },
  ]);
}

/** To a member's old address: it was replaced. Does not name the new address. */
export function emailChangedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'You changed your email', [
    'your Rakeback Wizard account has a new email. From now on, log in with that one.',
    'Not you? Write to us right away:',
    { label: 'Contact us', href: `${siteOrigin}/support` },
  ]);
}

/** To the owner of an account with whose address somebody tried to sign up. */
export function existingAccountMail(siteOrigin: string, player: Addressee): Mail {
  return composeMail(player, 'You already have an account', [
    'somebody tried to sign up for Rakeback Wizard with this email. You already have an account, so we changed nothing.',
    'If that was you, log in. Forgot your password? Choose a new one.',
    { before: 'Log in:', label: 'Log in', href: `${siteOrigin}/login/` },
    {
      before: 'Choose a new password:',
      label: 'Choose a new password',
      href: `${siteOrigin}/login/password-reset/`,
    },
    { small: 'Not you? Ignore this email. Nobody got into your account.' },
  ]);
}

/** To a member whose password was changed or reset: what to do if that was somebody else. */
export function passwordChangedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'You changed your password', [
    'your Rakeback Wizard account has a new password. We logged you out on your other devices.',
    'Not you? Choose a new password right away and write to us:',
    {
      before: 'Choose a new password:',
      label: 'Choose a new password',
      href: `${siteOrigin}/login/password-reset/`,
    },
    { before: 'Contact us:', label: 'Contact us', href: `${siteOrigin}/support` },
  ]);
}

function minutes(seconds: number): string {
  return `${String(Math.round(seconds / 60))} minutes`;
}
