import { useLayoutEffect, useRef } from 'react';

const NEAR = 24;

/** Keeps a growing list scrolled to its end unless the user scrolls up. Pass the returned ref to the scroll container. */
export function useStayAtEnd(grown: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    const remember = () => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', remember);
    return () => {
      element.removeEventListener('scroll', remember);
    };
  }, [grown]);
  return ref;
}
