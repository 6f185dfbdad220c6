import { queryOptions } from '@tanstack/react-query';

import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The country that the visitor's connection is in, and whether the site is offered there. */
export const regionQuery = () =>
  queryOptions({
    queryKey: ['region'],
    queryFn: async ({ signal }) => validated(Region200Response, await region({ signal })),
  });
