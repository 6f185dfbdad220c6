import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { type News, newsSince, visitOf, withVisit } from '#domain/last-visit.ts';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatLongMoment, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { keepLastVisits, onLastVisits, readLastVisits, type Visit } from '#lib/last-visits.ts';
import { dealsQuery, type Deal } from '#queries/deals.ts';
import { creditsQuery } from '#queries/edge-history.ts';
import { type Redemption, redemptionsQuery } from '#queries/redemptions.ts';
import { type RoomAccount, roomAccountsQuery } from '#queries/room-accounts.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

interface Loaded {
  readonly reports: readonly RoomAccount[];
  readonly redemptions: readonly Redemption[];
}

/** What has happened since the member last opened this page on this device; nothing at the first visit. */
export function SinceLastVisit({ member }: { readonly member: number }) {
  const { data: reports } = useQuery(roomAccountsQuery());
  const { data: redemptions } = useQuery(redemptionsQuery());
  // A visit counts only when its news could be shown.
  if (reports === undefined || redemptions === undefined) return null;
  return <KeptVisit member={member} reports={reports} redemptions={redemptions} />;
}

function KeptVisit({ member, reports, redemptions }: Loaded & { readonly member: number }) {
  const kept = useSyncExternalStore(onLastVisits, () => readLastVisits(member));
  const [openedAt] = useState(() => Date.now());
  useEffect(() => {
    const visit = visitOf(reports, redemptions, Date.now());
    keepLastVisits(member, withVisit(readLastVisits(member), visit));
  }, [member, reports, redemptions]);
  // Until this visit is kept, the last visit is still the one before the last.
  if (kept === null || Date.parse(kept.current.at) < openedAt) return null;
  const { last, current } = kept;
  if (last === null) return null;
  return (
    <NewsCard
      last={last}
      reports={reports}
      redemptions={redemptions}
      onDismiss={() => {
        keepLastVisits(member, { last: null, current });
      }}
    />
  );
}

interface NewsCardProps extends Loaded {
  readonly last: Visit;
  readonly onDismiss: () => void;
}

function NewsCard({ last, reports, redemptions, onDismiss }: NewsCardProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const credits = useQuery(creditsQuery(last.at.slice(0, 10)));
  const deals = useQuery(dealsQuery());
  const open = useOpenDeals(deals.data?.results);
  const [now] = useState(() => Date.now());
  // Shown at once, so that it does not grow while it is read.
  if (credits.isPending || deals.isPending) return null;
  const news = newsSince(last, { credits: credits.data, reports, redemptions, deals: open, now });
  if (news === null) return null;
  return (
    <SectionCard
      title={t`Since your last visit`}
      description={<bdi>{formatLongMoment(last.at, locale)}</bdi>}
      action={
        <Button variant="quiet" size="small" onPress={onDismiss}>
          <Trans context="what has changed">Dismiss</Trans>
        </Button>
      }
    >
      <NewsList news={news} />
    </SectionCard>
  );
}

function NewsList({ news: { credited, reports, redemptions, endingDeals } }: { readonly news: News }) {
  return (
    <Stack as="ul" gap={3}>
      {credited !== null && <Credited amount={credited} />}
      {reports.map((report) => (
        <SettledReport key={report.id} report={report} />
      ))}
      {redemptions.map((redemption) => (
        <SettledRedemption key={redemption.reference} redemption={redemption} />
      ))}
      {endingDeals.map((deal) => (
        <EndingDeal key={deal.id} deal={deal} />
      ))}
    </Stack>
  );
}

function Credited({ amount }: { readonly amount: string }) {
  const { locale } = useLanguage();
  const edge = formatEdge(amount, locale);
  return (
    <li>
      <Trans>
        <Link href={routes.edgeHistory.href()}>{edge} Edge</Link> was credited.
      </Trans>
    </li>
  );
}

function SettledReport({ report: { room, username, status } }: { readonly report: RoomAccount }) {
  const { slug, name } = room;
  const href = routes.room.href({ room: slug });
  return (
    <li>
      {status === 'connected' ? (
        <Trans>
          <Link href={href}>{name}</Link> connected <bdi>{username}</bdi>. Your rake there earns Edge.
        </Trans>
      ) : (
        <Trans>
          <Link href={href}>{name}</Link> couldn’t connect <bdi>{username}</bdi>.
        </Trans>
      )}
    </li>
  );
}

function SettledRedemption({ redemption: { plan, status } }: { readonly redemption: Redemption }) {
  const { i18n } = useLingui();
  const name = planName(plan, i18n);
  const href = routes.redeem.href();
  return (
    <li>
      {status === 'completed' ? (
        <Trans>
          Your plan is ready: <Link href={href}>{name}</Link>.
        </Trans>
      ) : (
        <Trans>
          We couldn’t redeem <Link href={href}>{name}</Link>. Its Edge is back in your balance.
        </Trans>
      )}
    </li>
  );
}

function EndingDeal({ deal: { room, title, expires_at } }: { readonly deal: Deal }) {
  const { locale } = useLanguage();
  const { slug, name } = room;
  const day = expires_at === null ? '' : formatUtcDay(endDay(expires_at), locale);
  return (
    <li>
      <Trans>
        <Link href={routes.room.href({ room: slug })}>{name}</Link>: “<bdi>{title}</bdi>” ends on {day}.
      </Trans>
    </li>
  );
}
