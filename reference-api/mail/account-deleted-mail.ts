import { greeting } from './greeting.ts';
import { buttonLink, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** Tells whoever had an account that it is gone, and what to do if somebody else deleted it. */
export function accountDeletedMail(siteOrigin: string, member: { email: string; first_name: string }): Mail {
  const support = `${siteOrigin}/support`;
  const hello = greeting(member.first_name);
  const what =
    'your Rakeback Wizard account was just deleted, with everything in it. You will hear nothing more from us.';
  const notYou = 'You did not do that? Then write to us at once:';
  return {
    to: member.email,
    subject: 'Your account was deleted',
    text: [hello, what, `${notYou}\n${support}`].join('\n\n'),
    html: mailHtml('Your account was deleted', [
      paragraph(`${hello} ${what}`),
      paragraph(notYou),
      buttonLink('Contact us', support),
    ]),
  };
}
