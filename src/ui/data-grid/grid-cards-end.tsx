import { useEffect, useRef } from 'react';
import { SpinnerMark } from '#ui/spinner/spinner-mark.tsx';
import type { GridLayoutProps } from './grid-props.ts';
import { loadingMore } from './grid-row.css.ts';

const A_SCREEN_BELOW = '0px 0px 100% 0px';

type GridCardsEndProps = Pick<GridLayoutProps<object>, 'rows' | 'isLoadingMore' | 'texts'> & {
  onLoadMore: () => void;
};

/**
 * The end of cards that scroll with the page: asks for more once it is less than a screen away. React Aria's own would
 * ask at once and on and on, because for a page it takes the whole height of it for what is in view.
 */
export function GridCardsEnd({ rows, isLoadingMore = false, onLoadMore, texts }: GridCardsEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || isLoadingMore) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoadMore();
      },
      { root: document, rootMargin: A_SCREEN_BELOW },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
    // With more rows it looks again: they may not have filled the screen.
  }, [rows, isLoadingMore, onLoadMore]);
  return (
    <div ref={end}>
      {isLoadingMore && (
        <span className={loadingMore}>
          <SpinnerMark /> {texts.loadingMore}
        </span>
      )}
    </div>
  );
}
