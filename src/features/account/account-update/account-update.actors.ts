import type {
  AccountChanges,
  AccountFields,
  AccountUpdateActors,
} from '#machines/account-update/account-update.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { updateAccount } from '#sdk/generated/api/account/account.ts';
import { UpdateAccount200Response } from '#sdk/generated/zod/account/account.zod.ts';
import { validated } from '#sdk/validated.ts';

export const accountUpdateActors = {
  // Without the signal: leaving the page does not take back a change that the player asked for.
  updateAccount: fromPromise<AccountFields, { readonly changes: AccountChanges }>(async ({ input }) =>
    validated(UpdateAccount200Response, await updateAccount(input.changes)),
  ),
} satisfies AccountUpdateActors;
