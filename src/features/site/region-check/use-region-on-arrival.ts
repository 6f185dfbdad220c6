import { useEffect } from 'react';

import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { announceRegionBlocked } from '#sdk/signals.ts';
import { validated } from '#sdk/validated.ts';

/** Nobody fills in a form only to read that their region is not served. An answer that does not come changes nothing. */
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
