import type { VerificationSecrets } from '../domain/email-verification.ts';
import { toUidb64 } from '../domain/identifiers.ts';
import { bigCode, buttonLink, finePrint, greeting, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** The mail with the link that makes `email` the member's address; it stops working after `validSeconds`. */
export function emailChangeMail(
  siteOrigin: string,
  { email, first_name }: { email: string; first_name: string },
  token: string,
  validSeconds: number,
): Mail {
  const query = new URLSearchParams({ token });
  const link = `${siteOrigin}/app/user/account?${query.toString()}`;
  const hello = greeting(first_name);
  const why =
    'please confirm that this is to be the new email address of your Rakeback Wizard account. Until then nothing changes.';
  const validity = `The link works for ${String(Math.round(validSeconds / 60))} minutes, where you are logged in.`;
  const notYou = 'You did not ask for it? Then ignore this mail: somebody mistyped their address.';
  return {
    to: email,
    subject: 'Confirm your new email address',
    text: [hello, why, `Open this page:\n${link}`, validity, notYou].join('\n\n'),
    html: mailHtml('Confirm your new email address', [
      paragraph(`${hello} ${why}`),
      buttonLink('Confirm my new email address', link),
      paragraph(validity),
      finePrint(notYou),
    ]),
  };
}

/** The mail with the link that sets a new password; it stops working after `validSeconds`. */
export function passwordResetMail(
  siteOrigin: string,
  player: { id: number; email: string; first_name: string },
  token: string,
  validSeconds: number,
): Mail {
  const query = new URLSearchParams({ uidb64: toUidb64(player.id), token });
  const link = `${siteOrigin}/login/password-reset/create-new?${query.toString()}`;
  const hello = greeting(player.first_name);
  const why = 'you asked for a new password for Rakeback Wizard. Choose it on this page:';
  const validity = `The link works once and for ${String(Math.round(validSeconds / 60))} minutes. A newer mail replaces this one.`;
  const notYou = 'You did not ask for it? Then ignore this mail: your password stays as it is.';
  return {
    to: player.email,
    subject: 'Choose a new password',
    text: [hello, `${why}\n${link}`, validity, notYou].join('\n\n'),
    html: mailHtml('Choose a new password', [
      paragraph(`${hello} ${why}`),
      buttonLink('Choose a new password', link),
      paragraph(validity),
      finePrint(notYou),
    ]),
  };
}

/** The mail with the link and the six digits, or with the digits alone; they stop working after `validSeconds`. */
export function verificationMail(
  siteOrigin: string,
  signUp: { id: number; email: string; first_name: string },
  { token, code }: VerificationSecrets,
  validSeconds: number,
): Mail {
  const minutes = String(Math.round(validSeconds / 60));
  const mail = { to: signUp.email, hello: greeting(signUp.first_name), code, minutes };
  if (token === null) return withoutLink(mail);
  const query = new URLSearchParams({ uidb64: toUidb64(signUp.id), token });
  return withLink(mail, `${siteOrigin}/login/verify-email/code?${query.toString()}`);
}

const SUBJECT = 'Confirm your email address';
const WHY = 'please confirm that this email address is yours. After that you can log in to Rakeback Wizard.';

interface Parts {
  to: string;
  hello: string;
  code: string;
  minutes: string;
}

function withLink({ to, hello, code, minutes }: Parts, link: string): Mail {
  const validity = `The link and the code work for ${minutes} minutes. A newer mail replaces this one.`;
  const orCode = 'Or type this code on the page where you signed up:';
  const notYou =
    'You did not sign up for Rakeback Wizard? Then ignore this mail: without your confirmation the account cannot be used.';
  return {
    to,
    subject: SUBJECT,
    text: [
      hello,
      WHY,
      `Open this page and press Confirm:\n${link}`,
      `${orCode} ${code}`,
      validity,
      notYou,
    ].join('\n\n'),
    html: mailHtml(SUBJECT, [
      paragraph(`${hello} ${WHY}`),
      buttonLink('Confirm my email address', link),
      paragraph(orCode),
      bigCode(code),
      paragraph(validity),
      finePrint(notYou),
    ]),
  };
}

/** For a second sign-up with one address, perhaps of another person: its code works only in the browser that signed up. */
function withoutLink({ to, hello, code, minutes }: Parts): Mail {
  const twice =
    'Somebody signed up with this address a moment before as well, so this mail has no link, and the link of the earlier mail no longer works.';
  const typeCode = 'Type this code on the page where you signed up:';
  const validity = `The code works for ${minutes} minutes, and only for the sign-up that this mail was sent for.`;
  const notYou =
    'You signed up only once? Then use the code of your own mail, and ignore this one. Never tell a code to anybody.';
  return {
    to,
    subject: SUBJECT,
    text: [hello, WHY, twice, `${typeCode} ${code}`, validity, notYou].join('\n\n'),
    html: mailHtml(SUBJECT, [
      paragraph(`${hello} ${WHY}`),
      paragraph(twice),
      paragraph(typeCode),
      bigCode(code),
      paragraph(validity),
      finePrint(notYou),
    ]),
  };
}
