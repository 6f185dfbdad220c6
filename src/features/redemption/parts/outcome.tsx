import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Outcome as OutcomeName } from '../../../../machines/redemption/redemption.selectors.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import { outcomeTitle } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { Checking } from './checking.tsx';
import { NotArrived } from './not-arrived.tsx';
import { OutcomeUnknown } from './outcome-unknown.tsx';
import { Redeemed } from './redeemed.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What is known: while more is being found out, what was known before stays. */
type Known = 'checking' | 'unknown' | 'notArrived' | 'redeemed';

/** What became of a redemption that was sent, until the player has seen how it ended. */
export function Outcome({ flow }: { readonly flow: RedemptionFlow }) {
  const { i18n } = useLingui();
  const known = useKnown(flow.outcome);
  const heading = useHeadingFocus(known);
  const title = known === null ? '' : i18n._(outcomeTitle(known, flow.redeemed));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      {known !== null && (
        <SectionCard title={title} headingRef={heading}>
          {known === 'checking' && <Checking />}
          {known === 'unknown' && <OutcomeUnknown flow={flow} />}
          {known === 'notArrived' && <NotArrived flow={flow} />}
          {known === 'redeemed' && flow.redeemed !== null && (
            <Redeemed redeemed={flow.redeemed} onDone={flow.dismiss} />
          )}
        </SectionCard>
      )}
    </>
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
    case 'dropping':
    case 'sending':
      return known ?? 'checking';
    default:
      return outcome;
  }
}
