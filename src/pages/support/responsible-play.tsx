import { Trans } from '@lingui/react/macro';

import { HelpList } from '#features/site/responsible-play/help-list.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

// Until the country is known, and where its code does not come, the international list stands here.
const LocalHelp = lazyNamed(
  async () => (await import('#features/site/responsible-play/local-help.tsx')).LocalHelp,
  { fallback: <InternationalHelp />, replacement: <InternationalHelp /> },
);

export function Limits() {
  return (
    <>
      <Text>
        <Trans>
          Poker for money is for adults, and only with money you can lose. These help to keep it that way:
        </Trans>
      </Text>
      <Bullets>
        <li>
          <Trans>Set limits at your room for deposits, losses and time, before you play.</Trans>
        </li>
        <li>
          <Trans>Take a break: ask your room to lock your account for a while.</Trans>
        </li>
        <li>
          <Trans>Exclude yourself: at the room, or in the register of your country, if it has one.</Trans>
        </li>
        <li>
          <Trans>
            Leave us too: <Link href={routes.settings.href()}>delete your account</Link> here, and we show you
            no more deals by email.
          </Trans>
        </li>
      </Bullets>
    </>
  );
}

export function WhoHelps() {
  return (
    <>
      <Text>
        <Trans>
          Do you play more than you want to, or hide it from others? Talk to somebody who knows about it. It
          is free, and you need not give your name.
        </Trans>
      </Text>
      <LocalHelp />
    </>
  );
}

function InternationalHelp() {
  return <HelpList country={null} />;
}
