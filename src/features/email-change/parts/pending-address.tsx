import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import type { PendingChange } from '../../../../machines/email-change/email-change.contract.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatTime } from '../../../lib/dates.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { NamedAddress } from './named-address.tsx';

interface PendingAddressProps {
  readonly pending: PendingChange;
  readonly minutesLeft: number;
  /** It was asked for just now. */
  readonly isRequested: boolean;
}

/** Says the same whether or not the address is taken, as the server does. */
export function PendingAddress({ pending, minutesLeft, isRequested }: PendingAddressProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
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
            Nothing there? Look in your spam folder. Until the link is opened your email stays as it is. You
            can ask for another change when the link has expired.
          </Trans>
        </Text>
      </Stack>
    </Stack>
  );
}
