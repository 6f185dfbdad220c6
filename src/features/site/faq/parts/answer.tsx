import { useLingui } from '@lingui/react';

import { joinHref, matchRoute, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Details } from '#ui/details/details.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Question } from '../question.ts';

/** One question that opens. */
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
