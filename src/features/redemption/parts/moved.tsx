import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '../../../i18n/use-language.ts';
import { formatEdge } from '../../../lib/edge.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { RedemptionFlow } from '../use-redemption.ts';

/** Price or balance is another than the player has seen: from what to what, and a word that it was seen (scenario 41). */
export function Moved({ flow: { offer, inSight, accept } }: { readonly flow: RedemptionFlow }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  if (offer === null || inSight === null) return null;
  const amount = (value: string | null) => formatEdge(value ?? '0', locale);
  const [price, priceBefore] = [amount(offer.price), amount(inSight.price)];
  const [balance, balanceBefore] = [amount(offer.balance), amount(inSight.balance)];
  const byBalance = t`Your balance changed from ${balanceBefore} to ${balance} Edge.`;
  const isPrice = offer.price !== inSight.price;
  return (
    <Alert
      intent="caution"
      title={isPrice ? t`The price changed from ${priceBefore} to ${price} Edge.` : byBalance}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={accept}>
          {isPrice ? <Trans>Use the new price</Trans> : <Trans>Continue with this balance</Trans>}
        </Button>
      }
    >
      {isPrice && offer.balance !== inSight.balance ? byBalance : undefined}
    </Alert>
  );
}
