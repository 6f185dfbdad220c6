import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { joinHref, matchRoute, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Details } from '#ui/details/details.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { matchingQuestions, type Question } from './matching-questions.ts';
import { questionGroups } from './questions.ts';

interface FaqProps {
  /** `q` is the text to search for. */
  readonly search: { readonly q?: string | undefined };
  readonly onSearch: (wanted: string) => void;
}

export function Faq({ search, onSearch }: FaqProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useTypedText(search, onSearch);
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
          <TextSection key={id} id={id} title={i18n._(title)}>
            <div>
              {questions.map((question) => (
                <Answer key={question.id} {...question} />
              ))}
            </div>
          </TextSection>
        ))
      )}
      <div>
        <Link href={routes.support.href()} variant="standalone">
          <Trans>Write to us</Trans>
        </Link>
      </div>
    </Stack>
  );
}

export function Answer({ id, question, answer, link }: Question) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const isFirstToJoin = (href: string) => user === null && isPrivate(href);
  return (
    <Details id={id} summary={i18n._(question)}>
      <Stack gap={3}>
        {answer.map((paragraph) => (
          <Text key={paragraph.id} tone="muted">
            {i18n._(paragraph)}
          </Text>
        ))}
        {link !== undefined && (
          <div>
            <Link href={isFirstToJoin(link.href) ? joinHref(link.href) : link.href} variant="standalone">
              {i18n._(link.label)}
            </Link>
          </div>
        )}
      </Stack>
    </Details>
  );
}

function isPrivate(href: string): boolean {
  const name = matchRoute(href);
  return name !== null && routes[name].guard === 'private';
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title={t`No question found`}
      action={
        <>
          <NativeButton variant="secondary" onPress={onClear}>
            <Trans>Clear the search</Trans>
          </NativeButton>
        </>
      }
    >
      <Trans>Try other words, or write to us.</Trans>
    </EmptyState>
  );
}
