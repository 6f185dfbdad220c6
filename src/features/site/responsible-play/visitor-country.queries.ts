import { useQuery } from '@tanstack/react-query';

import { getRegionQueryKey, region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { validated } from '#sdk/validated.ts';

/** Where the visitor's connection comes from. */
export function useVisitorCountry() {
  // Not the generated hook: the page for a blocked region reads it too, and would bring all of TanStack Query along.
  return useQuery({
    queryKey: getRegionQueryKey(),
    queryFn: async ({ signal }) => validated(Region200Response, await region(undefined, signal)),
  });
}
