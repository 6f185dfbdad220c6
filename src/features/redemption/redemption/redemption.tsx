import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { usePlayerReturned } from '#hooks/use-player-returned.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Outcome } from './parts/outcome.tsx';
import type { RedemptionFlow } from './use-redemption.ts';
import { useSolverEmail } from './use-solver-email.ts';

const RedemptionDialog = lazyNamed(
  async () => (await import('./parts/redemption-dialog.tsx')).RedemptionDialog,
  {
    dialog: ({ flow }) => ({ isOpen: flow.stage === 'confirming', onClose: flow.dismiss }),
    fallback: <OnItsWay />,
  },
);

interface RedemptionProps {
  readonly flow: RedemptionFlow;
  /** Suggested for the solver account; null when the account has no confirmed address. */
  readonly email: string | null;
}

/** The question whether it is meant, and what became of it. */
export function Redemption({ flow, email }: RedemptionProps) {
  const [typed, type] = useSolverEmail(flow.member, flow.redeemed !== null);
  const isConfirming = flow.stage === 'confirming';
  const [wasConfirming, setWasConfirming] = useState(false);
  // The dialog fades out, so that it stays when it is closed.
  if (isConfirming && !wasConfirming) setWasConfirming(true);
  return (
    <>
      {flow.isLookedAtAnew && <ReadWhenBack onReturned={flow.readAgain} />}
      <Outcome flow={flow} />
      {wasConfirming && (
        <RedemptionDialog flow={flow} email={typed ?? flow.intent?.email ?? email ?? ''} onEmail={type} />
      )}
    </>
  );
}

function OnItsWay() {
  const { t } = useLingui();
  return <Spinner label={t`Loading the redemption`} />;
}

/** Whoever decides about money comes back to what is true now, however short they were away (scenario 41). */
function ReadWhenBack({ onReturned }: { readonly onReturned: () => void }) {
  usePlayerReturned(0, onReturned);
  return null;
}
