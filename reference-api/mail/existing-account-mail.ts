import { greeting } from './greeting.ts';
import { buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** Tells the owner of an account that somebody tried to sign up with the same address. */
export function existingAccountMail(siteOrigin: string, player: { email: string; first_name: string }): Mail {
  const logIn = `${siteOrigin}/login/`;
  const reset = `${siteOrigin}/login/password-reset/`;
  const hello = greeting(player.first_name);
  const what =
    'somebody just tried to sign up for Rakeback Wizard with this email address. You already have an account, so nothing was changed.';
  const ifYou =
    'If that was you, log in with the password you have. If you forgot it, you can choose a new one.';
  const notYou = 'If it was not you, ignore this mail. Nobody got access to your account.';
  return {
    to: player.email,
    subject: 'You already have an account',
    text: [hello, what, ifYou, `Log in:\n${logIn}`, `Choose a new password:\n${reset}`, notYou].join('\n\n'),
    html: mailHtml('You already have an account', [
      paragraph(`${hello} ${what}`),
      paragraph(ifYou),
      buttonLink('Log in', logIn),
      buttonLink('Choose a new password', reset),
      finePrint(notYou),
    ]),
  };
}
