import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';

import type { ConfirmationView } from '#machines/redemption/redemption.view.ts';
import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';

import { ConfirmForm } from './confirm-form.tsx';
import { Obstacle } from './obstacle.tsx';
import type { RedemptionFlow } from './use-redemption.ts';

interface RedemptionDialogProps {
  readonly flow: RedemptionFlow;
  /** The last one while the dialog fades out. */
  readonly view: ConfirmationView;
  readonly isOpen: boolean;
  /** The current value of the field. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Import this file lazily. */
export function RedemptionDialog({ flow, view, isOpen, email, onEmail }: RedemptionDialogProps) {
  const { t, i18n } = useLingui();
  const isClear = view.step === 'reading' || view.step === 'ready' || view.step === 'submitting';
  const hasForm = isClear || view.step === 'quoteChanged';
  const hasFigures = hasForm || (view.step === 'blocked' && view.blocker !== 'notOffered');
  const figures = useFocusWhenCleared(isClear);
  const name = planName(view.plan, i18n);
  const isSubmitting = isOpen && view.step === 'submitting';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={flow.dismiss}
      title={t`Redeem ${name}`}
      closeLabel={t`Close`}
      isPending={isSubmitting}
    >
      <Stack gap={5}>
        {hasFigures && <Figures view={view} list={figures} />}
        <Obstacle flow={flow} view={view} />
        {hasForm && (
          <ConfirmForm flow={flow} view={view} isSubmitting={isSubmitting} email={email} onEmail={onEmail} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Moves focus to the figures when an obstacle and its button are gone, not to the button that redeems. */
function useFocusWhenCleared(isClear: boolean) {
  const figures = useRef<HTMLOListElement>(null);
  const wasClear = useRef(true);
  useEffect(() => {
    if (isClear && !wasClear.current) figures.current?.focus();
    wasClear.current = isClear;
  }, [isClear]);
  return figures;
}

interface FiguresProps extends Pick<RedemptionDialogProps, 'view'> {
  readonly list: RefObject<HTMLOListElement | null>;
}

/** The line items: balance, price, and what is left or missing. */
function Figures({ view: { step, quote }, list }: FiguresProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const unit = t`Edge`;
  const amount = (value: string | null | undefined) =>
    value === null || value === undefined ? null : formatEdge(value, locale);

  const missing = quote?.missing ?? null;
  return (
    <Stack gap={3}>
      <LineItems
        ref={list}
        label={t`Price and balance`}
        lines={[
          {
            id: 'balance',
            term: t`Your balance`,

            amount: amount(quote?.balance),
            unit,
          },
          {
            id: 'price',
            term: t`Price`,

            amount: amount(quote?.price),
            unit,
          },
          missing === null
            ? {
                id: 'after',
                term: t`Balance after`,
                amount: amount(quote?.balanceAfter),
                unit,
                isResult: true,
              }
            : { id: 'missing', term: t`Missing`, amount: amount(missing), unit, isResult: true },
        ]}
      />
      <VisuallyHidden>
        <span role="status">{step === 'reading' && <Trans>Checking price and balance</Trans>}</span>
      </VisuallyHidden>
    </Stack>
  );
}
