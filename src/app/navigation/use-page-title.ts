import { useContext, useLayoutEffect } from 'react';

import { DocumentTitleContext } from './document-title.tsx';

/** @param title what the window is called while this shows, in the UI language */
export function usePageTitle(title: string): void {
  const { setPage } = useContext(DocumentTitleContext);
  useLayoutEffect(() => {
    setPage(title);
  }, [setPage, title]);
}
