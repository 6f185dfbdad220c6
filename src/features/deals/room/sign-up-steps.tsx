import { useLingui } from '@lingui/react/macro';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { Stepper } from '#ui/stepper/stepper.tsx';

/** The three steps of the specification (section 2): open, register, report. */
export function SignUpSteps({ deals }: { readonly deals: readonly Deal[] }) {
  const { t } = useLingui();
  const hasCode = deals.some(({ bonus_code }) => bonus_code !== null);
  return (
    <Stepper
      steps={[
        {
          title: t`Open the room’s link in a new tab`,
          text: t`Use the button of a deal on this page. Only an account that is opened through it can be tracked.`,
        },
        {
          title: hasCode ? t`Register and use the bonus code` : t`Register`,
          text: hasCode
            ? t`Enter the code as your deal shows it. A deal that shows no code needs none.`
            : t`Open a new account there. No bonus code is needed.`,
        },
        {
          title: t`Come back and report your username`,
          text: t`We ask the room to connect your account. You get an email within 72 hours.`,
        },
      ]}
    />
  );
}
