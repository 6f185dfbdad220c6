import { toUidb64 } from '../domain/uidb64.ts';
import { greeting } from './greeting.ts';
import { buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

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
