import { useLingui } from '@lingui/react/macro';
import { createContext, useLayoutEffect, useMemo, useState, type ReactNode, useContext } from 'react';

import { FormErrorsContext } from '#ui/form/form-errors.ts';

interface DocumentTitle {
  /** Sets the title of the page on screen, in the UI language. */
  readonly setPage: (title: string) => void;
}

const DocumentTitleContext = createContext<DocumentTitle>({ setPage: () => undefined });

/** Sets the window's title: `{page} | Rakeback Wizard`, with a prefix while a form shows errors. */
export function DocumentTitleProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [page, setPage] = useState<string | null>(null);
  const [hasErrors, setHasErrors] = useState(false);
  const value = useMemo(() => ({ setPage }), []);

  const named = page === null ? 'Rakeback Wizard' : `${page} | Rakeback Wizard`;
  const title = hasErrors ? t`Error: ${named}` : named;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <DocumentTitleContext value={value}>
      <FormErrorsContext value={setHasErrors}>{children}</FormErrorsContext>
    </DocumentTitleContext>
  );
}

/** @param title the title of the window while this is mounted, in the UI language */
export function usePageTitle(title: string): void {
  const { setPage } = useContext(DocumentTitleContext);
  useLayoutEffect(() => {
    setPage(title);
  }, [setPage, title]);
}
