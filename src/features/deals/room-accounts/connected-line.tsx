import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatUtcDay } from '#lib/dates.ts';
import { routes } from '#routes.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { StageBadge } from './joined-rooms.tsx';
import type { Report } from './room-accounts.queries.ts';

/** A connected username in a list of all rooms. */
export function ConnectedLine({ report }: { readonly report: Report }) {
  const { room, username } = report;
  return (
    <li>
      <Inline justify="between" align="start" gap={2} isWrapping={false}>
        <Stack gap={0}>
          <Inline gap={2}>
            <Link href={routes.room.href({ room: room.slug })} variant="standalone">
              <bdi>{room.name}</bdi>
            </Link>
            <Text as="bdi">{username}</Text>
          </Inline>
          <ConnectedSince report={report} />
        </Stack>
        <StageBadge stage="connected" />
      </Inline>
    </li>
  );
}

export function ConnectedSince({ report }: { readonly report: Report }) {
  const { locale } = useLanguage();
  const since = formatUtcDay(report.connected_at ?? report.due_at, locale);
  return (
    <Text size="small" tone="muted">
      <Trans>Connected since {since}.</Trans>
    </Text>
  );
}
