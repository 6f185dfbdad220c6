import { useEffect } from 'react';

import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { announceRegionBlocked } from '#sdk/signals.ts';
import { validated } from '#sdk/validated.ts';

/** Checks the region before somebody fills in a form. If there is no answer, nothing happens. */
export function useRegionOnArrival(): void {
  useEffect(() => {
    const leaving = new AbortController();
    region({ signal: leaving.signal })
      .then((answer) => {
        if (!validated(Region200Response, answer).supported) announceRegionBlocked();
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, []);
}
