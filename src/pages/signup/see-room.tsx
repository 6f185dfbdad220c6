import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';

import { roomQuery } from '#queries/rooms.ts';
import { withQueries } from '#session/queries.tsx';

/** Names the room that a visitor wanted to see. */
export const SeeRoom = withQueries(function SeeRoom({ slug }: { readonly slug: string }) {
  const { data } = useQuery(roomQuery(slug));
  if (data === undefined) return <Trans>Create an account to see this room</Trans>;
  const { name } = data;
  return (
    <Trans>
      Create an account to see <bdi>{name}</bdi>
    </Trans>
  );
});
