import { useState } from 'react';

import { readRedemptionFailure, type RedemptionFailure } from '#machines/redemption/redemption.types.ts';
import { ConfirmForm } from '#features/redemption/redemption/confirm-form.tsx';
import { redeemPlan } from '#sdk/generated/api/redemptions/redemptions.ts';
import { checkForms, withoutServer, type FormUnderTest } from '#tests/fixtures/refused-forms.tsx';

const nothing = () => undefined;

const forms: readonly FormUnderTest[] = [
  {
    name: 'to redeem',
    isSilent: true,
    operation: 'RedeemPlan',
    form: () => <Redeeming />,
    values: { email: 'zoe@mail.test' },
    button: 'Redeem 800.00 Edge',
    sentence: 'An error occurred while redeeming your subscription. Please try again or contact support.',
  },
];

withoutServer();
checkForms(forms);

/** The form of the confirmation with what the answer to its call says. What follows is the flow's own. */
function Redeeming() {
  const [failure, setFailure] = useState<RedemptionFailure | null>(null);
  const confirm = (email: string) => {
    redeemPlan(
      { plan: 2, email, edge_amount: '800.00', valid_until: '2027-01-01T00:00:00Z' },
      {
        headers: { 'Idempotency-Key': 'key' },
      },
    ).catch((error: unknown) => {
      setFailure(readRedemptionFailure(error));
    });
  };
  const quote = { price: '800.00', balance: '1250.00', balanceAfter: '450.00', missing: null, latest: null };
  return (
    <ConfirmForm
      flow={{ confirm, dismiss: nothing }}
      view={{
        screen: 'confirming',
        step: 'ready',
        plan: { id: 2, tier: 'PREMIUM', interval: 'MONTH' },
        quote,
        acknowledged: quote,
        failure,
      }}
      isSubmitting={false}
      email=""
      onEmail={nothing}
    />
  );
}
