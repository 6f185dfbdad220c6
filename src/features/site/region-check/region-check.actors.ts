import type { RegionAnswer, RegionCheckActors } from '#machines/region-check/region-check.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { validated } from '#sdk/validated.ts';

export const regionCheckActors = {
  readRegion: fromPromise<RegionAnswer, Record<string, never>>(async ({ signal }) =>
    validated(Region200Response, await region({ signal })),
  ),
} satisfies RegionCheckActors;
