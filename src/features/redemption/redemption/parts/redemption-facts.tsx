import { useLingui } from '@lingui/react/macro';

import type { OfferedPlan } from '#machines/redemption/offer.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { planWords } from '../plan-words.ts';

interface Redeemable {
  readonly plan: OfferedPlan;
  /** A decimal string. */
  readonly edgeAmount: string;
  readonly email: string;
}

/** Plan, price and address of a redemption, sent or arrived. */
export function RedemptionFacts({ of: { plan, edgeAmount, email } }: { readonly of: Redeemable }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const price = formatEdge(edgeAmount, locale);
  return (
    <Facts
      facts={[
        { term: t`Plan`, details: planWords(plan, i18n) },
        { term: t`Price`, details: t`${price} Edge` },
        { term: t`Email of your solver account`, details: <bdi>{email}</bdi> },
      ]}
    />
  );
}
