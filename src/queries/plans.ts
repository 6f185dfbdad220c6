import { queryOptions } from '@tanstack/react-query';

import { plans } from '#sdk/generated/api/plans/plans.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The solver plans and their prices. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => validated(Plans200Response, await plans({ signal })),
  });
