import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function WhatWeKeep() {
  return (
    <Bullets>
      <li>
        <Trans>Your name, your country of residence and your email address.</Trans>
      </li>
      <li>
        <Trans>Your password, in a form that nobody can read, and whether you want our offers.</Trans>
      </li>
      <li>
        <Trans>Your WhatsApp number, Discord ID and Telegram name, if you give them.</Trans>
      </li>
      <li>
        <Trans>The usernames and email addresses that you report for your accounts at the rooms.</Trans>
      </li>
      <li>
        <Trans>The rake that the rooms report for them, your Edge, and your redemptions.</Trans>
      </li>
      <li>
        <Trans>What you write to us.</Trans>
      </li>
    </Bullets>
  );
}

export function Purposes() {
  return (
    <Bullets>
      <li>
        <Trans>To keep our contract with you: to count, credit and redeem your Edge.</Trans>
      </li>
      <li>
        <Trans>To write to you about your account, and to answer what you ask.</Trans>
      </li>
      <li>
        <Trans>To keep the site safe from abuse, which is in our interest and in yours.</Trans>
      </li>
      <li>
        <Trans>To send you offers and news, and to set one cookie: only with your consent.</Trans>
      </li>
    </Bullets>
  );
}

export function Emails() {
  return (
    <Text>
      <Trans>
        We send emails about your account: to verify it, to reset a password, about your reports. Offers and
        news come only when you ask for them. You stop them with one switch in your{' '}
        <Link href={routes.settings.href()}>settings</Link>, and they stop at once.
      </Trans>
    </Text>
  );
}

export function HowLong() {
  return (
    <>
      <Text>
        <Trans>
          We keep your data for as long as you have an account. When you delete it, what belongs to it is
          deleted with it. A message that you sent us stays, without your address.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Some records may have to be kept longer by law, such as those for tax. They are used for nothing
          else.
        </Trans>
      </Text>
    </>
  );
}
