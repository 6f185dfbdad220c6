import { Trans } from '@lingui/react/macro';

import { helpHref } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function WhoMayJoin() {
  return (
    <Bullets>
      <li>
        <Trans>You are at least 18 years old, or older where your law asks for it.</Trans>
      </li>
      <li>
        <Trans>You live in a country that we serve, and poker for money is legal for you there.</Trans>
      </li>
      <li>
        <Trans>You join for yourself, with your own name. One person holds one account.</Trans>
      </li>
    </Bullets>
  );
}

export function YourAccount() {
  return (
    <>
      <Text>
        <Trans>
          You can log in once you have verified your email address. The link that we send for it works for 10
          minutes. You can ask for a new one at any time.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Keep your password to yourself. If somebody else may know it, change it at once: that logs out every
          other device. We never ask you for it.
        </Trans>
      </Text>
    </>
  );
}

export function Country() {
  return (
    <Text>
      <Trans>
        Which rooms and deals we show depends on the country that you connect from. Some regions we do not
        serve at all. You may not hide where you are to get a deal of another country.
      </Trans>
    </Text>
  );
}

export function ResponsiblePlay() {
  return (
    <Text>
      <Trans>
        Poker for money costs most players money. Play only with money you can lose, and never to solve a
        problem. Our support page names <Link href={helpHref}>who helps, free of charge</Link>, in your
        country.
      </Trans>
    </Text>
  );
}
