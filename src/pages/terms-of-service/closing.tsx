import { Trans } from '@lingui/react/macro';

import { env } from '#lib/env.ts';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function FairUse() {
  return (
    <>
      <Text>
        <Trans>None of these is allowed:</Trans>
      </Text>
      <Bullets>
        <li>
          <Trans>Several accounts for one person, here or at a room that forbids it.</Trans>
        </li>
        <li>
          <Trans>A false name, or the username of somebody else.</Trans>
        </li>
        <li>
          <Trans>Play whose only purpose is rake or a bonus, alone or with others.</Trans>
        </li>
        <li>
          <Trans>Anything that disturbs this site or looks for data of other people.</Trans>
        </li>
      </Bullets>
    </>
  );
}

export function Ending() {
  return (
    <>
      <Text>
        <Trans>
          You can delete your account at any time, at the end of your{' '}
          <Link href={routes.settings.href()}>settings</Link>. This waits while a redemption is running. It is
          permanent.
        </Trans>
      </Text>
      <Text>
        <Trans>
          We can close an account that breaks these terms. We write to you, say why, and read your answer.
          Accounts at the rooms stay as they are.
        </Trans>
      </Text>
    </>
  );
}

export function Liability() {
  return (
    <>
      <Text>
        <Trans>
          We count with care what the rooms report, and put mistakes of ours right. We do not answer for what
          a room does or fails to do, nor for money at a room.
        </Trans>
      </Text>
      <Text>
        <Trans>
          The site can be out of reach for a while. Your Edge is not affected by that. Nothing here limits the
          rights that your law gives you as a consumer.
        </Trans>
      </Text>
    </>
  );
}

export function Changes() {
  return (
    <Text>
      <Trans>
        When these terms change, the date at the top changes too. We write to members before a change that
        matters to them applies. If you do not agree, you can delete your account.
      </Trans>
    </Text>
  );
}

export function Disputes() {
  const address = env.supportEmail;
  return (
    <>
      <Text>
        <Trans>
          Tell us first when something is wrong: by the <Link href={routes.support.href()}>support page</Link>
          , or at <Link href={`mailto:${address}`}>{address}</Link>.
        </Trans>
      </Text>
      <Text>
        <Trans>
          The operator’s legal name, its address and the law that applies are added here before the site
          opens.
        </Trans>
      </Text>
    </>
  );
}
