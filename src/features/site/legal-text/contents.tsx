import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Grid } from '#ui/layout/grid.tsx';
import { Navigation } from '#ui/layout/navigation.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

interface ContentsProps {
  readonly passages: readonly { readonly id: string; readonly title: ReactNode }[];
}

/** Links to the passages of a long page. */
export function Contents({ passages }: ContentsProps) {
  const { t } = useLingui();
  return (
    <Navigation label={t`On this page`}>
      <Stack gap={2}>
        <Text weight="semibold">
          <Trans>On this page</Trans>
        </Text>
        <Grid as="ul" gap={0} column="medium">
          {passages.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} variant="standalone">
                {title}
              </Link>
            </li>
          ))}
        </Grid>
      </Stack>
    </Navigation>
  );
}
