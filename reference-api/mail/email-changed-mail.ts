import { greeting } from './greeting.ts';
import { buttonLink, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** Tells the old address of a member that another one took its place, without naming it. */
export function emailChangedMail(siteOrigin: string, member: { email: string; first_name: string }): Mail {
  const support = `${siteOrigin}/support`;
  const hello = greeting(member.first_name);
  const what =
    'the email address of your Rakeback Wizard account was changed. From now on you log in with the new one.';
  const notYou = 'You did not do that? Then write to us at once:';
  return {
    to: member.email,
    subject: 'Your email address was changed',
    text: [hello, what, `${notYou}\n${support}`].join('\n\n'),
    html: mailHtml('Your email address was changed', [
      paragraph(`${hello} ${what}`),
      paragraph(notYou),
      buttonLink('Contact us', support),
    ]),
  };
}
