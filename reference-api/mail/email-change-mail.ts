import { greeting } from './greeting.ts';
import { buttonLink, finePrint, mailHtml, paragraph } from './mail-html.ts';
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
