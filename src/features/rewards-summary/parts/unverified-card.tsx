import { Trans, useLingui } from '@lingui/react/macro';

import { roomAccountStatus } from '../../../i18n/room-account-status.ts';
import { routes } from '../../../routes.ts';
import type { RoomAccount } from '../../../sdk/generated/model/room-account.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { ALL_VERIFIED } from '../rewards-summary.messages.ts';
import { useRoomAccounts } from '../rewards-summary.queries.ts';
import { unverifiedOf, type UnverifiedAccount } from '../unverified.ts';
import { CardReading } from '../../../reading/card-reading.tsx';

const TONES = { submitted: 'info', in_review: 'info', refused: 'critical' } as const;

/** Usernames whose rake does not count yet. */
export function UnverifiedCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Unverified Accounts`}>
      <CardReading
        reading={useRoomAccounts()}
        failed={t`Your rooms did not load.`}
        loading={t`Loading your rooms`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {(accounts) => <Unverified accounts={accounts} />}
      </CardReading>
    </SectionCard>
  );
}

function Unverified({ accounts }: { readonly accounts: readonly RoomAccount[] }) {
  const unverified = unverifiedOf(accounts);
  if (unverified.length === 0) return <AllVerified hasAccounts={accounts.length > 0} />;
  return (
    <>
      <Stack as="ul" gap={4}>
        {unverified.map((account) => (
          <Item key={account.id} account={account} />
        ))}
      </Stack>
      <div>
        <Link href={routes.app.href()} variant="standalone">
          <Trans>See how your rooms stand</Trans>
        </Link>
      </div>
    </>
  );
}

function Item({ account: { room, username, status } }: { readonly account: UnverifiedAccount }) {
  const { i18n } = useLingui();
  return (
    <li>
      <Inline justify="between">
        <Stack gap={0}>
          <Text tone="strong" weight="medium">
            <bdi>{username}</bdi>
          </Text>
          <Text size="small" tone="muted">
            <bdi>{room.name}</bdi>
          </Text>
        </Stack>
        <Badge label={i18n._(roomAccountStatus[status])} tone={TONES[status]} />
      </Inline>
    </li>
  );
}

function AllVerified({ hasAccounts }: { readonly hasAccounts: boolean }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text tone="strong" weight="medium">
          {i18n._(ALL_VERIFIED)}
        </Text>
        <Text size="small" tone="muted">
          {hasAccounts ? (
            <Trans>Every username that you reported is connected, so your rake counts.</Trans>
          ) : (
            <Trans>
              You have reported no username yet. Sign up at a room through a deal, then report yours.
            </Trans>
          )}
        </Text>
      </Stack>
      {!hasAccounts && (
        <div>
          <Link href={routes.deals.href()} variant="standalone">
            <Trans>See the deals</Trans>
          </Link>
        </div>
      )}
    </Stack>
  );
}
