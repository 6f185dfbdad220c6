import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';

import { FormErrorsContext } from '#ui/form/form-errors.ts';

/** Sets the title of the page on screen, in the UI language. */
const PageTitleContext = createContext<(title: string) => void>(() => undefined);

interface Shown {
  readonly page?: string;
  readonly hasErrors?: boolean;
}

/**
 * Sets the window's title: `{page} | Rakeback Wizard`, with a prefix while a form shows errors. Nothing renders for it: a
 * change of language, which changes every title, is one commit.
 */
export function DocumentTitleProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const shown = useRef<Shown>({});
  // New with the language, so that the page and the form name themselves again.
  const { setPage, setHasErrors } = useMemo(() => {
    const show = (change: Shown) => {
      shown.current = { ...shown.current, ...change };
      const { page, hasErrors } = shown.current;
      const named = page === undefined ? 'Rakeback Wizard' : `${page} | Rakeback Wizard`;
      document.title = hasErrors === true ? t`Error: ${named}` : named;
    };
    return {
      setPage: (page: string) => {
        show({ page });
      },
      setHasErrors: (hasErrors: boolean) => {
        show({ hasErrors });
      },
    };
  }, [t]);

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
