import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

import { Faq } from '../features/faq/faq.tsx';
import { Article } from '../features/legal-text/article.tsx';
import { ReviewNote } from '../features/legal-text/review-note.tsx';
import { routes } from '../routes.ts';
import { openDetails } from '../ui/details/open-details.ts';

export function FaqPage({ query }: { readonly query: string }) {
  const [, navigate] = useLocation();
  useQuestionOfHash();
  return (
    <Article title={<Trans>FAQ</Trans>} lead={<Trans>The questions that players ask most.</Trans>}>
      <ReviewNote />
      <Faq
        wanted={routes.faq.search(query).q ?? ''}
        onSearch={(wanted) => {
          const q = wanted === '' ? undefined : wanted;
          navigate(routes.faq.href({ q }), { replace: true });
        }}
      />
    </Article>
  );
}

/** A hash opens its question, before the page scrolls to it. */
function useQuestionOfHash(): void {
  const hash = useLocationProperty(() => window.location.hash);
  useEffect(() => {
    openDetails(hash.slice(1));
  }, [hash]);
}
