import type { VerificationSecrets } from '../domain/email-verification.ts';
import { toUidb64 } from '../domain/uidb64.ts';
import { greeting } from './greeting.ts';
import { bigCode, buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

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

/** Two sign-ups, perhaps of two people, and one inbox: the code is of use only where its sign-up was made. */
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
