import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDayInWords } from '#lib/dates.ts';
import { Passage } from '#ui/passage/passage.tsx';
import { Text } from '#ui/text/text.tsx';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';
import { ReviewNote } from './review-note.tsx';

export interface LegalPassage {
  /** The anchor of the passage: links from outside stay right, so it never changes. */
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface LegalTextProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly passages: readonly LegalPassage[];
}

/** A text that binds: when it last changed, what it holds, and its passages. */
export function LegalText({ title, lead, updated, passages }: LegalTextProps) {
  const { locale } = useLanguage();
  const date = formatDayInWords(updated, locale);
  return (
    <Article title={title} lead={lead}>
      <Text size="small" tone="muted">
        <Trans>Last updated: {date}</Trans>
      </Text>
      <ReviewNote />
      <Contents passages={passages} />
      {passages.map(({ id, title: heading, text }) => (
        <Passage key={id} id={id} title={heading}>
          {text}
        </Passage>
      ))}
    </Article>
  );
}
