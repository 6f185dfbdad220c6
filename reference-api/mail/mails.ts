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
  return composeMail(member, 'Confirm your new email address', [
    'please confirm that this is to be the new email address of your Rakeback Wizard account. Until then nothing changes.',
    {
      before: 'Open this page:',
      label: 'Confirm my new email address',
      href: `${siteOrigin}/app/user/account?${query.toString()}`,
    },
    `The link works for ${minutes(validSeconds)}, where you are logged in.`,
    { small: 'You did not ask for it? Then ignore this mail: somebody mistyped their address.' },
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
    'you asked for a new password for Rakeback Wizard. Choose it on this page:',
    {
      label: 'Choose a new password',
      href: `${siteOrigin}/login/password-reset/create-new?${query.toString()}`,
    },
    `The link works once and for ${minutes(validSeconds)}. A newer mail replaces this one.`,
    { small: 'You did not ask for it? Then ignore this mail: your password stays as it is.' },
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
  const subject = 'Confirm your email address';
  const why =
    'please confirm that this email address is yours. After that you can log in to Rakeback Wizard.';
  if (token === null) {
    return composeMail(signUp, subject, [
      why,
      'Somebody signed up with this address a moment before as well, so this mail has no link, and the link of the earlier mail no longer works.',
      { before: 'Type this code on the page where you signed up:', code },
      `The code works for ${minutes(validSeconds)}, and only for the sign-up that this mail was sent for.`,
      {
        small:
          'You signed up only once? Then use the code of your own mail, and ignore this one. Never tell a code to anybody.',
      },
    ]);
  }
  const query = new URLSearchParams({ uidb64: toUidb64(signUp.id), token });
  return composeMail(signUp, subject, [
    why,
    {
      before: 'Open this page and press Confirm:',
      label: 'Confirm my email address',
      href: `${siteOrigin}/login/verify-email/code?${query.toString()}`,
    },
    { before: 'Or type this code on the page where you signed up:', code },
    `The link and the code work for ${minutes(validSeconds)}. A newer mail replaces this one.`,
    {
      small:
        'You did not sign up for Rakeback Wizard? Then ignore this mail: without your confirmation the account cannot be used.',
    },
  ]);
}

/** To the former owner of a deleted account: what happened, and what to do if somebody else deleted it. */
export function accountDeletedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'Your account was deleted', [
    'your Rakeback Wizard account was just deleted, with everything in it. You will hear nothing more from us.',
    'You did not do that? Then write to us at once:',
    { label: 'Contact us', href: `${siteOrigin}/support` },
  ]);
}

/** To the owner of an address that somebody wanted for another account. */
export function addressInUseMail(siteOrigin: string, owner: Addressee): Mail {
  return composeMail(owner, 'Your email address is in use already', [
    'somebody just asked to use this email address for another Rakeback Wizard account. It belongs to your account, so nothing was changed.',
    'If that was you, you have two accounts: log in to the one with this address.',
    { before: 'Log in:', label: 'Log in', href: `${siteOrigin}/login/` },
    { small: 'If it was not you, ignore this mail. Nobody got access to your account.' },
  ]);
}

/** To a member's old address: it was replaced. Does not name the new address. */
export function emailChangedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'Your email address was changed', [
    'the email address of your Rakeback Wizard account was changed. From now on you log in with the new one.',
    'You did not do that? Then write to us at once:',
    { label: 'Contact us', href: `${siteOrigin}/support` },
  ]);
}

/** To the owner of an account with whose address somebody tried to sign up. */
export function existingAccountMail(siteOrigin: string, player: Addressee): Mail {
  return composeMail(player, 'You already have an account', [
    'somebody just tried to sign up for Rakeback Wizard with this email address. You already have an account, so nothing was changed.',
    'If that was you, log in with the password you have. If you forgot it, you can choose a new one.',
    { before: 'Log in:', label: 'Log in', href: `${siteOrigin}/login/` },
    {
      before: 'Choose a new password:',
      label: 'Choose a new password',
      href: `${siteOrigin}/login/password-reset/`,
    },
    { small: 'If it was not you, ignore this mail. Nobody got access to your account.' },
  ]);
}

/** To a member whose password was changed or reset: what to do if that was somebody else. */
export function passwordChangedMail(siteOrigin: string, member: Addressee): Mail {
  return composeMail(member, 'Your password was changed', [
    'the password of your Rakeback Wizard account was just changed. Other devices were logged out.',
    'You did not do that? Then choose a new password at once, and write to us:',
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
