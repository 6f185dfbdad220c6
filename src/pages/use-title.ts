import { createContext, useContext, useEffect } from 'react';

/** Sets the title of the window, in the UI language; null for the title of the route. */
export const TitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Gives the window a title that depends on the data or the step of the page; null for the title of the route. */
export function useTitle(title: string | null): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    setTitle(title);
    return () => {
      setTitle(null);
    };
  }, [setTitle, title]);
}
