import { type RefObject, useEffect } from 'react';

/** When a mode ends, and with it goes the control that had focus, focus stays here, on the first button. */
export function useFocusKept(place: RefObject<HTMLElement | null>, isInMode: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!isInMode || element === null) return undefined;
    return () => {
      if (document.activeElement === document.body) element.querySelector('button')?.focus();
    };
  }, [place, isInMode]);
}
