import { useLingui } from '@lingui/react/macro';

import type { RouteName } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Grid, Stack } from '#ui/layout/layout.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { routeTable } from '../route-table.tsx';

/** Pages whose heading is their title. The others greet the member, or name a room or a country. */
const HAS_ITS_TITLE: readonly RouteName[] = [
  'rewards',
  'redeem',
  'edgeHistory',
  'statement',
  'settings',
  'account',
];

/** A private page until the account is known. It is also in the HTML of the page, so that it is the first frame. */
export function PageOutline({ page }: { readonly page: RouteName }) {
  const { t, i18n } = useLingui();
  const isNarrow = page === 'settings' || page === 'account';
  return (
    <Container width={isNarrow ? 'text' : 'wide'}>
      <Stack gap={6}>
        {HAS_ITS_TITLE.includes(page) && <Heading level={1}>{i18n._(routeTable[page].title)}</Heading>}
        <SkeletonGroup label={t`Loading the page`}>
          <Stack gap={6}>
            {!HAS_ITS_TITLE.includes(page) && <Skeleton shape="heading" width="medium" />}
            <Skeleton shape="block" height="row" />
            {isNarrow ? (
              <Skeleton shape="block" height="card" />
            ) : (
              <Grid>
                <Skeleton shape="block" height="card" />
                <Skeleton shape="block" height="card" />
                <Skeleton shape="block" height="card" />
              </Grid>
            )}
            <Skeleton shape="block" height="chart" />
            {/* The footer begins below the first view, so that nothing visible moves when the page comes. */}
            <Skeleton shape="block" height="table" />
          </Stack>
        </SkeletonGroup>
      </Stack>
    </Container>
  );
}
