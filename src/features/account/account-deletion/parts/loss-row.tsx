import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Inline } from '#ui/layout/inline.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { Text } from '#ui/text/text.tsx';

/** What a query knows so far: what was read stays while it is read anew. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
}

interface LossRowProps<T> {
  readonly label: string;
  readonly reading: QueryState<T>;
  readonly children: (data: T) => ReactNode;
}

/** One thing that goes with the account. What could not be read is never shown as nothing. */
export function LossRow<T>({ label, reading, children }: LossRowProps<T>) {
  return (
    <li>
      <Inline justify="between" align="baseline" gap={4} isWrapping={false}>
        <Text as="span" tone="muted">
          {label}
        </Text>
        <Amount label={label} reading={reading}>
          {children}
        </Amount>
      </Inline>
    </li>
  );
}

function Amount<T>({ label, reading: { data, isError }, children }: LossRowProps<T>) {
  const { t } = useLingui();
  if (data !== undefined) {
    return (
      <Text as="div" tone="strong" weight="semibold">
        {children(data)}
      </Text>
    );
  }
  if (isError) {
    return (
      <Text as="span" tone="caution">
        <Trans>Could not be read</Trans>
      </Text>
    );
  }
  return (
    <SkeletonGroup label={t`Loading: ${label}`}>
      <Skeleton width="short" />
    </SkeletonGroup>
  );
}
