import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Text } from '#ui/text/text.tsx';

interface AmountAndDateProps {
  /** A decimal string. */
  readonly amount: string;
  /** In words. */
  readonly date: ReactNode;
}

export function AmountAndDate({ amount, date }: AmountAndDateProps) {
  const { locale } = useLanguage();
  const edge = formatEdge(amount, locale);
  return (
    <>
      <Text as="span" weight="medium">
        <Trans>{edge} Edge</Trans>
      </Text>
      <Text as="span" size="small" tone="muted">
        {date}
      </Text>
    </>
  );
}
