import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#lib/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Container, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Navigation } from '#ui/layout/page.tsx';
import { Link } from '#ui/link/link.tsx';
import type { TextSectionProps } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

interface ArticleProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Article({ title, lead, children }: ArticleProps) {
  return (
    <Container width="text">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          {lead !== undefined && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

/** `TextSection` elements: the list of contents is made of their ids and titles. */
type Sections = readonly ReactElement<TextSectionProps>[];

interface LegalTextProps extends Omit<ArticleProps, 'children'> {
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly children: Sections;
}

export function LegalText({ updated, children, ...article }: LegalTextProps) {
  const { locale } = useLanguage();
  const date = formatLongDay(updated, locale);
  return (
    <Article {...article}>
      <Text size="small" tone="muted">
        <Trans>Last updated: {date}. We email you before a change that matters to you.</Trans>
      </Text>
      <ReviewNote />
      <Contents>{children}</Contents>
    </Article>
  );
}

/** The table of contents of a long page, followed by its sections. */
export function Contents({ children }: { readonly children: Sections }) {
  const { t } = useLingui();
  return (
    <>
      <Navigation label={t`On this page`}>
        <Stack gap={2}>
          <Text weight="semibold">
            <Trans>On this page</Trans>
          </Text>
          <Grid as="ul" gap={0} column="medium">
            {children.map(({ props: { id, title } }) => (
              <li key={id}>
                <Link href={`#${id}`} variant="standalone">
                  {title}
                </Link>
              </li>
            ))}
          </Grid>
        </Stack>
      </Navigation>
      {children}
    </>
  );
}

/** A list of sentences. */
export function Points({ items }: { readonly items: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui();
  return (
    <Bullets>
      {items.map((item) => (
        <li key={item.id}>{i18n._(item)}</li>
      ))}
    </Bullets>
  );
}

/** On every text until the operator's lawyers have reviewed them (docs/legal-review.md). */
export function ReviewNote() {
  const { t } = useLingui();
  return (
    <Card surface="sunken" padding="small">
      <Inline gap={3}>
        <Badge label={t`Draft`} tone="caution" />
        <Text size="small">
          <Trans>Our lawyers haven’t reviewed this text yet.</Trans>
        </Text>
      </Inline>
    </Card>
  );
}
