import { useLingui } from '@lingui/react/macro';

import { dealWords, onlyFromAge } from '#i18n/deal-messages.ts';
import { minimumAge } from '#lib/minimum-age.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { useRoomHref } from './use-room-href.ts';

interface DealTermsProps {
  readonly deal: Deal;
  /** ISO 3166-1 alpha-2: where it is offered. */
  readonly country: string;
}

/** Who may take the deal and on what terms: beside the button, not behind it (checklist, E32 and E34). */
export function DealTerms({ deal: { room, terms }, country }: DealTermsProps) {
  const { i18n } = useLingui();
  const age = minimumAge(country);
  const href = useRoomHref(room.slug);
  return (
    <Inline isWrapping={false} align="start">
      <AgeMark label={i18n._(onlyFromAge(age))}>{`${String(age)}+`}</AgeMark>
      <Text size="small" tone="muted">
        <bdi>{terms}</bdi>{' '}
        <Link href={href}>
          {i18n._(dealWords.termsApply)}
          <VisuallyHidden>
            {': '}
            <bdi>{room.name}</bdi>
          </VisuallyHidden>
        </Link>
      </Text>
    </Inline>
  );
}
