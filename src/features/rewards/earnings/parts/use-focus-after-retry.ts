import { type RefObject, useEffect, useRef } from 'react';

import type { EarningsQuery } from '../earnings.queries.ts';

/** When the button that tries again goes, because what it asked for is there, focus stays in the section. */
export function useFocusAfterRetry({ data, errorUpdateCount }: EarningsQuery): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isMissing = data === undefined && errorUpdateCount > 0;
  useEffect(() => {
    const element = section.current;
    if (!isMissing) return undefined;
    return () => {
      if (document.activeElement === document.body) element?.focus();
    };
  }, [isMissing]);
  return section;
}
