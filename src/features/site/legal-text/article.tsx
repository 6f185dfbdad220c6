import type { ReactNode } from 'react';

import { Container } from '#ui/layout/container.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';

interface ArticleProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page to be read: one title, one sentence that says it all, then its passages. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <Container width="text">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}
