import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { routes } from '#routes.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Passage } from '#ui/passage/passage.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { matchingQuestions } from './matching-questions.ts';
import { Answer } from './parts/answer.tsx';
import { NothingFound } from './parts/nothing-found.tsx';
import { questionGroups } from './questions.ts';

interface FaqProps {
  /** What is looked for, as the address has it; empty for all questions. */
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
}

/** All questions by group, and a search that leaves those with every word of it. */
export function Faq({ wanted, onSearch }: FaqProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useTypedText(wanted, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    field.current?.focus();
  };

  const groups = matchingQuestions(questionGroups, text, (message) => i18n._(message));
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = text.trim() !== '';
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <SearchField ref={field} label={t`Search the questions`} value={text} onChange={setText} />
        <div role="status">
          {isSearching && (
            <Text size="small" tone="muted">
              <Plural value={count} _0="No question found" one="# question found" other="# questions found" />
            </Text>
          )}
        </div>
      </Stack>
      {count === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        groups.map(({ id, title, questions }) => (
          <Passage key={id} id={id} title={i18n._(title)}>
            <div>
              {questions.map((question) => (
                <Answer key={question.id} {...question} />
              ))}
            </div>
          </Passage>
        ))
      )}
      <Text tone="muted">
        <Trans>
          Something else? <Link href={routes.support.href()}>Write to us</Link>.
        </Trans>
      </Text>
    </Stack>
  );
}
