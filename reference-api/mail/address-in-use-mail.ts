import { greeting } from './greeting.ts';
import { buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** Tells the owner of an address that somebody wanted it for another account. */
export function addressInUseMail(siteOrigin: string, owner: { email: string; first_name: string }): Mail {
  const logIn = `${siteOrigin}/login/`;
  const hello = greeting(owner.first_name);
  const what =
    'somebody just asked to use this email address for another Rakeback Wizard account. It belongs to your account, so nothing was changed.';
  const ifYou = 'If that was you, you have two accounts: log in to the one with this address.';
  const notYou = 'If it was not you, ignore this mail. Nobody got access to your account.';
  return {
    to: owner.email,
    subject: 'Your email address is in use already',
    text: [hello, what, ifYou, `Log in:\n${logIn}`, notYou].join('\n\n'),
    html: mailHtml('Your email address is in use already', [
      paragraph(`${hello} ${what}`),
      paragraph(ifYou),
      buttonLink('Log in', logIn),
      finePrint(notYou),
    ]),
  };
}
