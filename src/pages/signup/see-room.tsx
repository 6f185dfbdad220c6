import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';

import { roomQuery } from '#queries/rooms.ts';
import { Queries } from '#session/queries.tsx';

/** Names the room that a visitor wanted to see. */
export function SeeRoom({ slug }: { readonly slug: string }) {
  return (
    <Queries>
      <Name slug={slug} />
    </Queries>
  );
}

function Name({ slug }: { readonly slug: string }) {
  const { data } = useQuery(roomQuery(slug));
  if (data === undefined) return <Trans>Create an account to see this room</Trans>;
  const { name } = data;
  return (
    <Trans>
      Create an account to see <bdi>{name}</bdi>
    </Trans>
  );
}
