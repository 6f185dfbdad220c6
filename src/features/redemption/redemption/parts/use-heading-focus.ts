import { useEffect, useRef } from 'react';

/** Where a player may be at work while the page finds out: what is open there would close. */
const ELSEWHERE = 'header, footer, [role=menu]';

/**
 * The heading has focus when the outcome comes, and with each later one that finds focus nowhere; never while the player
 * is at work in the header, in a menu or in the footer.
 */
export function useHeadingFocus(news: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadNews = useRef(false);
  useEffect(() => {
    const isFirst = !hadNews.current;
    hadNews.current = news !== null;
    if (news === null) return;
    // After the dialog has given focus back to what opened it.
    requestAnimationFrame(() => {
      const active = document.activeElement ?? document.body;
      const mayMove = isFirst ? active.closest(ELSEWHERE) === null : active === document.body;
      if (mayMove) heading.current?.focus();
    });
  }, [news]);
  return heading;
}
