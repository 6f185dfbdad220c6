import { Trans, useLingui } from '@lingui/react/macro';

import type { Offer, OfferInSight } from '#machines/redemption/offer.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';
import { Text } from '#ui/text/text.tsx';
import type { DialogMode } from './dialog-mode.ts';

interface FiguresProps {
  /** Null until it was read for the first time. */
  readonly offer: Offer | null;
  readonly inSight: OfferInSight | null;
  readonly isReading: boolean;
  readonly mode: DialogMode;
}

/** The balance, what is taken from it and what is left or lacking. A figure that moved says what it was. */
export function Figures({ offer, inSight, isReading, mode }: FiguresProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const unit = t`Edge`;
  const amount = (value: string | null | undefined) =>
    value === null || value === undefined ? null : formatEdge(value, locale);
  const before = (now: string | null | undefined, earlier: string | null | undefined) => {
    const was = amount(earlier);
    return now === undefined || was === null || now === earlier ? undefined : (
      <Trans>It was {was} Edge.</Trans>
    );
  };
  const isShort = offer !== null && offer.missing !== null;
  return (
    <Stack gap={3}>
      <LineItems
        label={t`Price and balance`}
        lines={[
          {
            id: 'balance',
            term: t`Your balance`,
            note: before(offer?.balance, inSight?.balance),
            amount: amount(offer?.balance),
            unit,
          },
          {
            id: 'price',
            term: t`Price`,
            note: before(offer?.price, inSight?.price),
            amount: amount(offer?.price),
            unit,
          },
          isShort
            ? { id: 'missing', term: t`Missing`, amount: amount(offer.missing), unit, isResult: true }
            : {
                id: 'after',
                term: t`Balance after`,
                amount: amount(offer?.balanceAfter),
                unit,
                isResult: true,
              },
        ]}
      />
      <Text size="small" tone="muted" as="div">
        <span role="status">{isReading && <Trans>Checking price and balance</Trans>}</span>
        {!isReading && <Freshness mode={mode} />}
      </Text>
    </Stack>
  );
}

function Freshness({ mode }: Pick<FiguresProps, 'mode'>) {
  if (mode === 'moved') return <Trans>Redeeming waits until you have seen what changed.</Trans>;
  return <Trans>Both are checked again whenever you come back to this tab.</Trans>;
}
