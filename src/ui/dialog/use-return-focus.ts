import { useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back the moment a dialog closes; React Aria would wait until its exit is over. When the opener is gone,
 * focus goes to the heading of the page.
 */
export function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      const target = opener.current?.isConnected === true ? opener.current : document.querySelector('h1');
      // After React has made the dialog inert, else its own focus trap takes focus back.
      requestAnimationFrame(() => {
        if (target instanceof HTMLElement) target.focus();
      });
    };
  }, [isOpen]);
}
