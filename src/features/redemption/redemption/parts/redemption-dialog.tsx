import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { planWords } from '../plan-words.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { dialogMode, type DialogMode } from './dialog-mode.ts';
import { Figures } from './figures.tsx';
import { Obstacle } from './obstacle.tsx';
import { useWhileOpen } from './use-while-open.ts';

interface RedemptionDialogProps {
  readonly flow: RedemptionFlow;
  /** As it stands in the field. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** What is redeemed, what it costs and what it leaves, and the question whether it is meant. Import this file lazily. */
export function RedemptionDialog({ flow, email, onEmail }: RedemptionDialogProps) {
  const { t, i18n } = useLingui();
  const isOpen = flow.stage === 'confirming';
  const plan = useWhileOpen(flow.plan, isOpen);
  const offer = useWhileOpen(flow.offer, isOpen);
  const failure = useWhileOpen(flow.failure, isOpen);
  const mode = useWhileOpen(dialogMode(flow), isOpen);
  const figures = useFocusWhenCleared(mode);
  const name = plan === null ? '' : planWords(plan, i18n);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={flow.dismiss}
      title={t`Redeem ${name}`}
      closeLabel={t`Close`}
      isPending={flow.isSubmitting}
    >
      <Stack gap={5}>
        {showsFigures(mode, flow) && (
          <section ref={figures} tabIndex={-1} aria-label={t`Price and balance`}>
            <Figures offer={offer} inSight={flow.inSight} isReading={flow.isReading} mode={mode} />
          </section>
        )}
        <Obstacle flow={flow} mode={mode} />
        {(mode === 'open' || mode === 'moved') && (
          <ConfirmForm flow={flow} offer={offer} failure={failure} email={email} onEmail={onEmail} />
        )}
      </Stack>
    </Dialog>
  );
}

function showsFigures(mode: DialogMode, { bar }: RedemptionFlow): boolean {
  return mode === 'open' || mode === 'moved' || (mode === 'barred' && bar !== 'notOffered');
}

/** The button that cleared the way is gone: focus goes to what is true now, and not to the button that spends. */
function useFocusWhenCleared(mode: DialogMode) {
  const figures = useRef<HTMLElement>(null);
  const before = useRef<DialogMode>('open');
  useEffect(() => {
    if (mode === 'open' && before.current !== 'open') figures.current?.focus();
    before.current = mode;
  }, [mode]);
  return figures;
}
