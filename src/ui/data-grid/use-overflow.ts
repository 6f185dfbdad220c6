import { useEffect, useState } from 'react';

const NOTHING = { isBelow: false, isBeside: false };

/** Whether there is more to see below and beside, for the fades that say so. */
export function useOverflow(scroller: HTMLElement | null): typeof NOTHING {
  const [more, setMore] = useState(NOTHING);
  useEffect(() => {
    if (scroller === null) return;
    const look = () => {
      const isBelow = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 1;
      // Counts down from zero where one reads from right to left.
      const isBeside = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1;
      setMore((was) => (was.isBelow === isBelow && was.isBeside === isBeside ? was : { isBelow, isBeside }));
    };
    scroller.addEventListener('scroll', look, { passive: true });
    // Also looks once at the start.
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    if (scroller.firstElementChild !== null) observer.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller]);
  return more;
}
