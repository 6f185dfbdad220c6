import type { VerificationSecrets } from '../domain/email-verification.ts';
import { toUidb64 } from '../domain/uidb64.ts';
import { greeting } from './greeting.ts';
import { bigCode, buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** The mail with the link and the six digits; both stop working after `validSeconds`. */
export function verificationMail(
  siteOrigin: string,
  player: { id: number; email: string; first_name: string },
  { token, code }: VerificationSecrets,
  validSeconds: number,
): Mail {
  const query = new URLSearchParams({ uidb64: toUidb64(player.id), token });
  const link = `${siteOrigin}/login/verify-email/code?${query.toString()}`;
  const hello = greeting(player.first_name);
  const why =
    'please confirm that this e-mail address is yours. After that you can sign in to Rakeback Wizard.';
  const validity = `The link and the code work for ${String(Math.round(validSeconds / 60))} minutes. A newer mail replaces this one.`;
  const orCode = 'Or type this code on the page where you signed up:';
  const notYou =
    'You did not sign up for Rakeback Wizard? Then ignore this mail: without your confirmation the account cannot be used.';
  return {
    to: player.email,
    subject: 'Confirm your e-mail address',
    text: [
      hello,
      why,
      `Open this page and press Confirm:\n${link}`,
      `${orCode} ${code}`,
      validity,
      notYou,
    ].join('\n\n'),
    html: mailHtml('Confirm your e-mail address', [
      paragraph(`${hello} ${why}`),
      buttonLink('Confirm my e-mail address', link),
      paragraph(orCode),
      bigCode(code),
      paragraph(validity),
      finePrint(notYou),
    ]),
  };
}
