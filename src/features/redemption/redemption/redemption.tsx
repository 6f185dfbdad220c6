import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { ConfirmationView, RedemptionView } from '#machines/redemption/redemption.view.ts';
import { draftNameOf, forgetDraft, readDraft, writeDraft } from '#lib/drafts.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Outcome } from './outcome.tsx';
import type { RedemptionFlow } from './use-redemption.ts';

const RedemptionDialog = lazyNamed(async () => (await import('./redemption-dialog.tsx')).RedemptionDialog, {
  dialog: ({ flow, isOpen }) => ({ isOpen, onClose: flow.dismiss }),
  fallback: <LoadingDialog />,
});

interface RedemptionProps {
  readonly flow: RedemptionFlow;
  /** The suggested address of the solver account; null if the account has no confirmed address. */
  readonly email: string | null;
}

/** The confirmation dialog and the outcome. */
export function Redemption({ flow, email }: RedemptionProps) {
  const { view } = flow;
  const isRedeemed = view.screen === 'outcome' && view.known === 'redeemed';
  const [typed, type] = useSolverEmail(flow.member, isRedeemed);
  const confirmation = useLastConfirmation(view);
  return (
    <>
      <Outcome flow={flow} />
      {confirmation !== null && (
        <RedemptionDialog
          flow={flow}
          view={confirmation}
          isOpen={view.screen === 'confirming'}
          email={typed ?? email ?? ''}
          onEmail={type}
        />
      )}
    </>
  );
}

/** Keeps the last content while the dialog closes. */
function useLastConfirmation(view: RedemptionView): ConfirmationView | null {
  const [last, setLast] = useState<ConfirmationView | null>(null);
  if (view.screen !== 'confirming') return last;
  if (view !== last) setLast(view);
  return view;
}

function LoadingDialog() {
  const { t } = useLingui();
  return <Spinner label={t`Checking price and balance`} />;
}

const FIELD = 'email';

/**
 * The typed address of the solver account; null before any was typed. It survives closing the dialog and, in this tab, a
 * reload or the end of the session. It is deleted after a redemption.
 */
function useSolverEmail(member: number, isRedeemed: boolean) {
  const draft = draftNameOf(member, 'redemption');
  const [typed, setTyped] = useState(() => {
    const value = readDraft(draft).get(FIELD);
    return typeof value === 'string' ? value : null;
  });
  useEffect(() => {
    if (isRedeemed) forgetDraft(draft);
  }, [draft, isRedeemed]);
  const type = (value: string) => {
    writeDraft(draft, { [FIELD]: value });
    setTyped(value);
  };
  return [typed, type] as const;
}
