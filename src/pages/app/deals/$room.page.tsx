import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { useRoomAccounts } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { isSlug } from '#lib/slug.ts';
import { LoadError } from '#loading/load-error.tsx';
import { isRoomUnknown, roomQuery } from '#queries/rooms.ts';
import { routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Monogram } from '#ui/monogram/monogram.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { NotFoundPage } from '../../not-found.page.tsx';
import { useTitle } from '../../use-title.ts';
import { RoomContent } from './room/room-content.tsx';

interface RoomPageProps {
  readonly path: string;
  readonly query: string;
}

export function RoomPage(props: RoomPageProps) {
  const { room } = routes.room.params(props.path);
  // An invalid slug sends no request.
  if (!isSlug(room)) return <UnknownRoom />;
  return <KnownRoom slug={room} {...props} />;
}

function KnownRoom({ slug, query }: RoomPageProps & { readonly slug: string }) {
  const { t } = useLingui();
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(slug));
  // What comes first on the page depends on them. When they are late or do not load, it is the deals.
  const accounts = useRoomAccounts(slug);
  const areAccountsAwaited = accounts.isPending && accounts.failureCount === 0;
  const name = room?.name ?? null;
  const isUnknown = isRoomUnknown(error);
  useTitle(isUnknown ? t`Page not found` : name === null ? null : t`${name} Deals`);
  if (isUnknown) return <NotFoundPage />;
  return (
    <Container>
      <Stack gap={6}>
        <Stack gap={3} align="start">
          <Link href={routes.deals.href()} variant="standalone">
            <Trans>See the deals</Trans>
          </Link>
          {/* Always the same element, as focus is on it while the room loads. */}
          <Inline isWrapping={false}>
            {room !== undefined && (
              <Monogram name={room.name} imageUrl={room.deals[0]?.room.logo_url ?? null} />
            )}
            <Heading level={1}>
              {name === null ? (
                <Trans>Poker room</Trans>
              ) : (
                <Trans>
                  <bdi>{name}</bdi> Deals
                </Trans>
              )}
            </Heading>
          </Inline>
        </Stack>
        {room !== undefined && !areAccountsAwaited ? (
          <RoomContent room={room} query={query} />
        ) : error === null ? (
          <Spinner label={t`Loading`} isCentred />
        ) : (
          <LoadError
            level={2}
            title={t`We couldn’t load this.`}
            error={error}
            pendingLabel={t`Loading`}
            isPending={isFetching}
            onRetry={() => void refetch()}
          >
            <Trans>Don’t use another link to the room. We can’t track accounts opened another way.</Trans>
          </LoadError>
        )}
      </Stack>
    </Container>
  );
}

function UnknownRoom() {
  const { t } = useLingui();
  useTitle(t`Page not found`);
  return <NotFoundPage />;
}
