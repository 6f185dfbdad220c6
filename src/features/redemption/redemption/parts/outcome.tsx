import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Outcome as OutcomeName } from '#machines/redemption/redemption.selectors.ts';
import { routes } from '#routes.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { outcomeTitle, redemptionFailed } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { Checking } from './checking.tsx';
import { Lapsed } from './lapsed.tsx';
import { NotArrived } from './not-arrived.tsx';
import { OutcomeUnknown } from './outcome-unknown.tsx';
import { Redeemed } from './redeemed.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What is known: while more is being found out, what was known before stays. */
type Known = 'checking' | 'unknown' | 'notArrived' | 'lapsed' | 'redeemed';

/** What became of a redemption that was sent, until the player has seen how it ended. */
export function Outcome({ flow }: { readonly flow: RedemptionFlow }) {
  const { i18n } = useLingui();
  const known = useKnown(flow.outcome);
  const heading = useHeadingFocus(known);
  const finding = known === null ? '' : i18n._(outcomeTitle(known, flow.redeemed));
  const failed = saysThatItFailed(known, flow) ? i18n._(redemptionFailed) : null;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{failed === null ? finding : `${failed} ${finding}`}</span>
      </VisuallyHidden>
      {known !== null && (
        <SectionCard title={failed ?? finding} headingRef={heading}>
          {failed !== null && <FoundOut finding={finding} />}
          {known === 'checking' && <Checking />}
          {known === 'unknown' && <OutcomeUnknown flow={flow} />}
          {known === 'notArrived' && <NotArrived flow={flow} />}
          {known === 'lapsed' && <Lapsed flow={flow} />}
          {known === 'redeemed' && flow.redeemed !== null && (
            <Redeemed redeemed={flow.redeemed} onDone={flow.dismiss} />
          )}
        </SectionCard>
      )}
    </>
  );
}

/** The server answered that something went wrong. Whether Edge was taken is said below; what arrived is not called failed. */
function saysThatItFailed(known: Known | null, { unsettledBy }: RedemptionFlow): boolean {
  return unsettledBy?.code === 'unexpected' && known !== null && known !== 'checking' && known !== 'redeemed';
}

/** What is known in spite of the failure that the heading tells of, and whom to ask. */
function FoundOut({ finding }: { readonly finding: string }) {
  const { t } = useLingui();
  return (
    <Inline gap={4}>
      <Text tone="strong" weight="semibold">
        {finding}
      </Text>
      <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
        <Trans>Contact support</Trans>
      </Link>
    </Inline>
  );
}

function useKnown(outcome: OutcomeName | null): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  const next = knownAfter(known, outcome);
  if (next !== known) setKnown(next);
  return next;
}

function knownAfter(known: Known | null, outcome: OutcomeName | null): Known | null {
  switch (outcome) {
    case 'checking':
    case 'sending':
      return known ?? 'checking';
    default:
      return outcome;
  }
}
