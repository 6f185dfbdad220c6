import { Trans } from '@lingui/react/macro';

import { env } from '#lib/env.ts';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function Rights() {
  return (
    <>
      <Bullets>
        <li>
          <Trans>
            A copy: <Link href={routes.account.href()}>your account page</Link> saves all your data as one
            file.
          </Trans>
        </li>
        <li>
          <Trans>A correction: you change your name, country, email and contacts yourself.</Trans>
        </li>
        <li>
          <Trans>
            A deletion: at the end of your <Link href={routes.settings.href()}>settings</Link>.
          </Trans>
        </li>
        <li>
          <Trans>An objection, or consent taken back: offers and the cookie stop at once.</Trans>
        </li>
        <li>
          <Trans>A complaint: to us, or to the data protection authority of your country.</Trans>
        </li>
      </Bullets>
      <Text>
        <Trans>
          For anything else, <Link href={routes.support.href()}>write to us</Link>. We answer within one
          month.
        </Trans>
      </Text>
    </>
  );
}

export function Changes() {
  return (
    <Text>
      <Trans>
        When this policy changes, the date at the top changes too. We write to members before we use their
        data in a new way.
      </Trans>
    </Text>
  );
}

export function Contact() {
  const address = env.supportEmail;
  return (
    <Text>
      <Trans>
        You reach us at <Link href={`mailto:${address}`}>{address}</Link>. The operator’s legal name, its
        address and its data protection officer are added here before the site opens.
      </Trans>
    </Text>
  );
}
