import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationView } from '#machines/redemption/redemption.view.ts';
import { emailMessages, emailProblem } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { HintedEmailField } from '#forms/hinted-email-field.tsx';
import { startsWithinADay } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { typedText } from '#lib/typed-text.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { confirmationRefusal, redemptionFailed } from './redemption.messages.ts';
import type { RedemptionFlow } from './use-redemption.ts';

interface ConfirmFormProps {
  readonly flow: Pick<RedemptionFlow, 'confirm' | 'dismiss'>;
  readonly view: ConfirmationView;
  readonly isSubmitting: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** The address of the solver account, which the player checks, and the button that redeems. */
export function ConfirmForm({ flow, view, isSubmitting, email, onEmail }: ConfirmFormProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const charged = view.quote?.price ?? null;
  const price = charged === null ? null : formatEdge(charged, locale);
  const isChecking = view.step === 'reading';
  const errorsOf = (typed: string | undefined): FormError[] => {
    const problem = emailProblem(typed);
    return problem === null ? [] : [{ field: 'email', message: i18n._(emailMessages[problem]) }];
  };
  const refusal = confirmationRefusal(view.step === 'ready' ? view.failure : null, i18n);
  return (
    <Form
      label={t`Redeem Edge`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => errorsOf(values['email'])}
      errors={refusal.atFields}
      isPending={isSubmitting}
      onSubmit={(values) => {
        flow.confirm(typedText(values['email'] ?? ''));
      }}
    >
      <HintedEmailField
        name="email"
        label={t`Solver account email`}
        description={<Trans>Your subscription goes to the solver account with this email.</Trans>}
        value={email}
        onValueChange={onEmail}
      />
      {refusal.atForm && (
        <FormFailure sentence={redemptionFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Text size="small" tone="muted">
        {i18n._(startsWithinADay)}
      </Text>
      <Inline justify="end">
        <Button variant="secondary" isDisabled={isSubmitting} onPress={flow.dismiss}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          isDisabled={view.step === 'quoteChanged'}
          isPending={isChecking || isSubmitting}
          pendingLabel={isChecking ? t`Checking price and balance` : t`Redeeming your Edge`}
        >
          {price === null ? <Trans>Redeem Edge</Trans> : <Trans>Redeem {price} Edge</Trans>}
        </Button>
      </Inline>
    </Form>
  );
}
