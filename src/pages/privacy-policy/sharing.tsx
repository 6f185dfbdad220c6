import { Trans } from '@lingui/react/macro';

import { Bullets } from '#ui/bullets/bullets.tsx';
import { Text } from '#ui/text/text.tsx';

export function RoomLinks() {
  return (
    <Text>
      <Trans>
        A link to a room tells the room that you came from us. It holds no name and no address of yours. The
        room then sets cookies of its own, under its own privacy policy.
      </Trans>
    </Text>
  );
}

export function Connection() {
  return (
    <Text>
      <Trans>
        Your connection tells our server which country you are in. We use it to choose the deals we show, and
        do not add it to your account.
      </Trans>
    </Text>
  );
}

export function WhoElse() {
  return (
    <>
      <Bullets>
        <li>
          <Trans>A partner room sees the username and the email address that you report for it.</Trans>
        </li>
        <li>
          <Trans>The solver service sees the email address that you redeem a subscription for.</Trans>
        </li>
        <li>
          <Trans>The companies that run our servers and send our emails see it as far as they must.</Trans>
        </li>
      </Bullets>
      <Text>
        <Trans>
          Nobody else. We do not sell data, we show no third-party advertising, and no analytics of others run
          on this site.
        </Trans>
      </Text>
    </>
  );
}
