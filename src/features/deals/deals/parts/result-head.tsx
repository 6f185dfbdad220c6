import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { dealWords } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { ExclusiveMark } from '#ui/benefit-list/exclusive-mark.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';
import { hasExclusive } from '../filter-deals.ts';

interface ResultHeadProps {
  /** How many of the deals fit the filters. */
  readonly shown: number;
  readonly deals: readonly Deal[];
  readonly onClear: () => void;
}

/** How many deals there are, which is announced when it changes, and what the star on some of them means. */
export function ResultHead({ shown, deals, onClear }: ResultHeadProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const all = deals.length;
  const isNarrowed = shown < all;
  const some = new Intl.NumberFormat(locale).format(shown);
  return (
    <Inline justify="between">
      <Inline>
        <Heading level={2} size="small">
          <span role="status">
            {isNarrowed
              ? t`${some} of ${plural(all, { one: '# deal', other: '# deals' })}`
              : t`${plural(all, { one: '# deal', other: '# deals' })}`}
          </span>
        </Heading>
        {isNarrowed && shown > 0 && (
          <NativeButton variant="quiet" size="small" onPress={onClear}>
            <Trans>Clear filters</Trans>
          </NativeButton>
        )}
      </Inline>
      {deals.some(hasExclusive) && (
        <Inline gap={2}>
          <ExclusiveMark label={i18n._(dealWords.exclusive)} />
          <Text as="span" size="small" tone="muted">
            <Trans>Only through Rakeback Wizard</Trans>
          </Text>
        </Inline>
      )}
    </Inline>
  );
}
