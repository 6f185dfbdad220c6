import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PendingChange } from '#machines/email-change/email-change.contract.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { cancellingFailed } from '../email-change.messages.ts';
import type { EmailChangeFlow } from '../use-email-change.ts';
import { NamedAddress } from './named-address.tsx';

interface PendingAddressProps {
  readonly pending: PendingChange;
  readonly flow: EmailChangeFlow;
  /** How another mail is asked for. */
  readonly children: ReactNode;
}

/** Says the same whether or not the address is taken, as the server does. */
export function PendingAddress({ pending, flow, children }: PendingAddressProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { minutesLeft, isRequested, cancelling, isNotCancelled, failure } = flow;
  const time = formatTime(pending.expiresAt, locale);
  return (
    <Stack gap={5}>
      {isRequested && <Alert intent="positive" title={t`Check the inbox of your new email.`} takesFocus />}
      {/* Exact word of the specification, section 4. */}
      <NamedAddress name={t`Unconfirmed email`} address={pending.email} />
      <Stack gap={2}>
        <Text>
          <Trans>
            We sent a link to this address. Open it while you are logged in, before <bdi>{time}</bdi>.
          </Trans>{' '}
          {t`${plural(minutesLeft, { one: 'It works for # more minute.', other: 'It works for # more minutes.' })}`}
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            Nothing there? Look in your spam folder, or check the address for a slip. Until the link is opened
            your email stays as it is.
          </Trans>
        </Text>
      </Stack>
      {children}
      {isNotCancelled && <CancellingFailed failure={failure} />}
      <Inline>
        <Button
          variant="secondary"
          isPending={cancelling === 'toCorrect'}
          pendingLabel={t`Cancelling the change`}
          isDisabled={cancelling === 'forGood'}
          onPress={flow.correct}
        >
          <Trans>Correct the address</Trans>
        </Button>
        <Button
          variant="quiet"
          isPending={cancelling === 'forGood'}
          pendingLabel={t`Cancelling the change`}
          isDisabled={cancelling === 'toCorrect'}
          onPress={flow.cancel}
        >
          <Trans>Cancel the change</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

function CancellingFailed({ failure }: Pick<EmailChangeFlow, 'failure'>) {
  if (failure === null || failure.code === 'fieldsRejected' || failure.code === 'changePending') return null;
  return <FormFailure sentence={cancellingFailed} reason={pressFailureReason(failure)} />;
}
