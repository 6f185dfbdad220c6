import { queryOptions } from '@tanstack/react-query';

import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The country that the visitor connects from, and whether the site is available there. */
export const regionQuery = () =>
  queryOptions({
    queryKey: ['region'],
    queryFn: async ({ signal }) => validated(Region200Response, await region({ signal })),
  });
