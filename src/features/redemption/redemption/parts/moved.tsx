import { Trans, useLingui } from '@lingui/react/macro';

import { newRedemption } from '#machines/redemption/offer.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { redeemedMeanwhile } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';

/**
 * Price, balance or the latest redemption is another than the player has seen: what changed, and a word that it was seen
 * (scenarios 41 and 63).
 */
export function Moved({ flow: { offer, inSight, accept } }: { readonly flow: RedemptionFlow }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  if (offer === null || inSight === null) return null;
  const amount = (value: string | null) => formatEdge(value ?? '0', locale);
  const [price, priceBefore] = [amount(offer.price), amount(inSight.price)];
  const [balance, balanceBefore] = [amount(offer.balance), amount(inSight.balance)];
  const redeemed = newRedemption(inSight, offer);
  const isPrice = offer.price !== inSight.price;
  const changes = [
    ...(redeemed === null ? [] : [i18n._(redeemedMeanwhile(redeemed, i18n))]),
    ...(isPrice ? [t`The price changed from ${priceBefore} to ${price} Edge.`] : []),
    ...(offer.balance === inSight.balance
      ? []
      : [t`Your balance changed from ${balanceBefore} to ${balance} Edge.`]),
  ];
  return (
    <Alert
      intent="caution"
      title={changes[0] ?? ''}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={accept}>
          <Answer isPrice={isPrice} isAnotherOne={redeemed !== null} />
        </Button>
      }
    >
      {changes.length > 1 && changes.slice(1).join(' ')}
    </Alert>
  );
}

function Answer({ isPrice, isAnotherOne }: { readonly isPrice: boolean; readonly isAnotherOne: boolean }) {
  if (isAnotherOne) return <Trans>I want one more</Trans>;
  return isPrice ? <Trans>Use the new price</Trans> : <Trans>Continue with this balance</Trans>;
}
