import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

import { Faq } from '#features/site/faq/faq.tsx';
import { Article, ReviewNote } from '#features/site/legal-text/article.tsx';
import { routes } from '#routes.ts';
import { openDetails } from '#ui/details/details.tsx';
import { useSearch } from './use-search.ts';

export function FaqPage({ query }: { readonly query: string }) {
  const [search, change] = useSearch(routes.faq, query);
  useQuestionOfHash();
  return (
    <Article title={<Trans>FAQ</Trans>}>
      <Faq
        search={search}
        onSearch={(wanted) => {
          change({ q: wanted === '' ? undefined : wanted }, 'typing');
        }}
      />
      <ReviewNote />
    </Article>
  );
}

/** Opens the question of the hash before the page scrolls to it. */
function useQuestionOfHash(): void {
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  useEffect(() => {
    openDetails(hash.slice(1));
  }, [hash]);
}
