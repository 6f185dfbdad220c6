import { useLingui } from '@lingui/react/macro';
import { createContext, useLayoutEffect, useState, type ReactNode, useContext } from 'react';

import { FormErrorsContext } from '#ui/form/form-errors.ts';

/** Sets the title of the page on screen, in the UI language. */
const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Sets the window's title: `{page} | Rakeback Wizard`, with a prefix while a form shows errors. */
export function DocumentTitleProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [page, setPage] = useState<string | null>(null);
  const [hasErrors, setHasErrors] = useState(false);

  const named = page === null ? 'Rakeback Wizard' : `${page} | Rakeback Wizard`;
  const title = hasErrors ? t`Error: ${named}` : named;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <PageTitleContext value={setPage}>
      <FormErrorsContext value={setHasErrors}>{children}</FormErrorsContext>
    </PageTitleContext>
  );
}

/** @param title the title of the window while this is mounted, in the UI language */
export function usePageTitle(title: string): void {
  const setPage = useContext(PageTitleContext);
  useLayoutEffect(() => {
    setPage(title);
  }, [setPage, title]);
}
