import type { AccountDeletionActors } from '#machines/account-deletion/account-deletion.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { deleteAccount } from '#sdk/generated/api/account/account.ts';

export const accountDeletionActors = {
  deleteAccount: fromPromise<void, Record<string, never>>(async ({ signal }) => {
    await deleteAccount({ signal });
  }),
} satisfies AccountDeletionActors;
