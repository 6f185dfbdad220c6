import { useLayoutEffect, useRef } from 'react';
import { indicator } from './tabs.css.ts';

/** The bar under the selected tab or current link. Where it appears, the list scrolls to it; the page stays. */
export function Indicator() {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tab = element.current?.closest('[role=tab], a')?.getBoundingClientRect();
    const list = element.current?.closest('[role=tablist], ul');
    if (tab === undefined || list === null || list === undefined) return;
    const { left, right } = list.getBoundingClientRect();
    if (tab.left < left) list.scrollLeft += tab.left - left;
    else if (tab.right > right) list.scrollLeft += tab.right - right;
  }, []);
  return <span ref={element} className={indicator} />;
}
