import { queryOptions } from '@tanstack/react-query';

import { account } from '#sdk/generated/api/account/account.ts';
import { Account200Response } from '#sdk/generated/zod/account/account.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The whole account of the logged-in player. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => validated(Account200Response, await account({ signal })),
  });
