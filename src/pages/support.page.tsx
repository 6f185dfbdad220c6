import { Trans } from '@lingui/react/macro';

import { Article } from '#features/site/legal-text/article.tsx';
import { Contents } from '#features/site/legal-text/contents.tsx';
import { ReviewNote } from '#features/site/legal-text/review-note.tsx';
import { HELP_ANCHOR } from '#routes.ts';
import { Passage } from '#ui/passage/passage.tsx';
import { CommonProblems } from './support/common-problems.tsx';
import { Contact } from './support/contact.tsx';
import { Limits, WhoHelps } from './support/responsible-play.tsx';
import { Marketing } from './support/marketing.tsx';

export function SupportPage() {
  const passages = [
    { id: 'common-problems', title: <Trans>Common problems</Trans>, text: <CommonProblems /> },
    { id: 'contact', title: <Trans>Write to us</Trans>, text: <Contact /> },
    { id: 'marketing', title: <Trans>Stop offers and news</Trans>, text: <Marketing /> },
    { id: 'limits', title: <Trans>Limits and breaks</Trans>, text: <Limits /> },
    { id: HELP_ANCHOR, title: <Trans>Get help with your play</Trans>, text: <WhoHelps /> },
  ];
  return (
    <Article
      title={<Trans>Support</Trans>}
      lead={
        <Trans>Something does not work, or looks wrong? These are the quickest ways to get it right.</Trans>
      }
    >
      <Contents passages={passages} />
      {passages.map(({ id, title, text }) => (
        <Passage key={id} id={id} title={title}>
          {text}
        </Passage>
      ))}
      <ReviewNote />
    </Article>
  );
}
