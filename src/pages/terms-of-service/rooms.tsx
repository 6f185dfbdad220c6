import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function OurRole() {
  return (
    <>
      <Text>
        <Trans>
          We are an affiliate: the rooms pay us for players we send. You pay nothing for this, and no more
          rake because of it.
        </Trans>
      </Text>
      <Text>
        <Trans>
          We run no games and hold no player funds. Play at a room is a contract between you and that room.
          Deposits, bonuses and rakeback come from the room, under its terms.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Each deal shows its most important terms and links to the full ones. A deal can change or close.
          What you have earned by then stays yours.
        </Trans>
      </Text>
    </>
  );
}

export function Tracking() {
  return (
    <>
      <Text>
        <Trans>
          A room counts you for us only when you open a new account there through our link. The link tells the
          room that you came from us. The room usually sets a cookie for it.
        </Trans>
      </Text>
      <Text>
        <Trans>
          If you have an account there already, or block cookies, the room may not count you. In most cases
          nobody can repair that later. Without it you earn no Edge at that room.
        </Trans>
      </Text>
    </>
  );
}

export function Reports() {
  return (
    <>
      <Text>
        <Trans>
          Report the username that you use at the room. We check it with the room in under 72 hours and write
          to you by email.
        </Trans>
      </Text>
      <Text>
        <Trans>
          If we refuse a report, we name the reason. You can correct it and send it again. Report only
          accounts that are your own.
        </Trans>
      </Text>
    </>
  );
}

export function PrivateDeals() {
  return (
    <Text>
      <Trans>
        Do you pay more than $2,000 a month in rake and fees? Then you can{' '}
        <Link href={routes.support.href()}>ask us for a private deal</Link>. Nobody has a right to one. What
        we agree with you stands in an email, which goes before these terms.
      </Trans>
    </Text>
  );
}
