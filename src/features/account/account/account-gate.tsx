import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { LoadError } from '#loading/load-error.tsx';
import type { Account } from '#queries/account.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { useAccount } from './account.queries.ts';

/** The whole account. Pages pass it to the features that show a part of it. */
export type MemberAccount = Account;

/** Renders its children with the account when it has loaded. They stay during a refetch. */
export function AccountGate({ children }: { readonly children: (account: MemberAccount) => ReactNode }) {
  const { t } = useLingui();
  const { data, isError, error, isFetching, refetch } = useAccount();
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <LoadError
        level={2}
        title={t`We couldn’t load your account.`}
        error={error}
        pendingLabel={t`Loading your account`}
        isPending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t`Loading your account`}>
      <Stack gap={6}>
        <Skeleton shape="block" height="card" />
        <Skeleton shape="block" height="card" />
        <Skeleton shape="block" height="card" />
      </Stack>
    </SkeletonGroup>
  );
}
