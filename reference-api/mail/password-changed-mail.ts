import { greeting } from './greeting.ts';
import { buttonLink, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** Tells a member that the password was changed or set anew, and what to do if that was somebody else. */
export function passwordChangedMail(siteOrigin: string, member: { email: string; first_name: string }): Mail {
  const reset = `${siteOrigin}/login/password-reset/`;
  const support = `${siteOrigin}/support`;
  const hello = greeting(member.first_name);
  const what =
    'the password of your Rakeback Wizard account was just changed. Other devices were logged out.';
  const notYou = 'You did not do that? Then choose a new password at once, and write to us:';
  return {
    to: member.email,
    subject: 'Your password was changed',
    text: [hello, what, notYou, `Choose a new password:\n${reset}`, `Contact us:\n${support}`].join('\n\n'),
    html: mailHtml('Your password was changed', [
      paragraph(`${hello} ${what}`),
      paragraph(notYou),
      buttonLink('Choose a new password', reset),
      buttonLink('Contact us', support),
    ]),
  };
}
