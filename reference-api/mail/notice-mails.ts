import { buttonLink, finePrint, greeting, mailHtml, paragraph } from './mail-html.ts';
import type { Mail } from './mailer.ts';

/** To the former owner of a deleted account: what happened, and what to do if somebody else deleted it. */
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

/** To the owner of an address that somebody wanted for another account. */
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

/** To a member's old address: it was replaced. Does not name the new address. */
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

/** To the owner of an account with whose address somebody tried to sign up. */
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

/** To a member whose password was changed or reset: what to do if that was somebody else. */
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
