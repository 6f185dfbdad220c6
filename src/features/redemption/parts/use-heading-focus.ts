import { useEffect, useRef } from 'react';

/** The heading has focus when the news come, and with each later one unless the player is at work elsewhere. */
export function useHeadingFocus(news: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadNews = useRef(false);
  useEffect(() => {
    const isFirst = !hadNews.current;
    hadNews.current = news !== null;
    if (news === null) return;
    // After the dialog has given focus back to what opened it.
    requestAnimationFrame(() => {
      if (isFirst || document.activeElement === document.body) heading.current?.focus();
    });
  }, [news]);
  return heading;
}
