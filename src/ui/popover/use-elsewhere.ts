import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when a press or focus happens elsewhere. */
export function useElsewhere(
  whole: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onElsewhere: () => void,
) {
  const latest = useEffectEvent(onElsewhere);
  useEffect(() => {
    if (!isWatching) return undefined;
    const watch = ({ target }: Event) => {
      if (target instanceof Node && whole.current?.contains(target) === false) latest();
    };
    document.addEventListener('pointerdown', watch);
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('pointerdown', watch);
      document.removeEventListener('focusin', watch);
    };
  }, [whole, isWatching]);
}
