import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { type Stage, stageOf, unverifiedReports } from '#domain/report-stage.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { reportStage } from '#i18n/report-stage.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { roomAccountsQuery, type RoomAccount } from '#queries/room-accounts.ts';
import { routes } from '#routes.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

const TONES = {
  submitted: 'info',
  inReview: 'info',
  overdue: 'caution',
  connected: 'positive',
  refused: 'critical',
  unknown: 'neutral',
} as const satisfies Record<Stage, string>;

export function UnverifiedCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Unverified Accounts`}>
      <QueryContent
        query={useQuery(roomAccountsQuery())}
        failed={t`We couldn’t load this.`}
        loading={t`Loading your rooms`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {(accounts) => <Unverified accounts={accounts} />}
      </QueryContent>
    </SectionCard>
  );
}

function Unverified({ accounts }: { readonly accounts: readonly RoomAccount[] }) {
  const now = useNowAtEnds(accounts.map(({ due_at }) => due_at));
  const dismissed = useDismissedReports();
  const unverified = unverifiedReports(accounts).filter(({ id }) => !dismissed.includes(id));
  if (unverified.length === 0) return <AllVerified accounts={accounts} />;
  return (
    <>
      <Stack as="ul" gap={4}>
        {unverified.map((account) => (
          <Item key={account.id} account={account} stage={stageOf(account, now)} />
        ))}
      </Stack>
      <div>
        <Link href={routes.app.href()} variant="standalone">
          <Trans>See your rooms</Trans>
        </Link>
      </div>
    </>
  );
}

interface ItemProps {
  readonly account: RoomAccount;
  readonly stage: Stage;
}

function Item({ account: { room, username }, stage }: ItemProps) {
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
        <Badge label={i18n._(reportStage[stage])} tone={TONES[stage]} />
      </Inline>
    </li>
  );
}

function AllVerified({ accounts }: { readonly accounts: readonly RoomAccount[] }) {
  const hasAccounts = accounts.length > 0;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text tone="strong" weight="medium">
          <Trans>Everything is verified</Trans>
        </Text>
        <Text size="small" tone="muted">
          {hasAccounts ? (
            <Trans>Your rake counts at every room that has confirmed your username.</Trans>
          ) : (
            <Trans>Sign up through one of our deals, then report your username so your rake counts.</Trans>
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
