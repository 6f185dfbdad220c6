import { Trans, useLingui } from '@lingui/react/macro';

import type { CallFailure } from '#machines/shared/call-failure.ts';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';

interface DisagreementProps {
  /** Both are decimal strings. */
  readonly shown: string;
  readonly ledger: string;
  /** Why they could not be read again; null when they were. */
  readonly failure: CallFailure | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Two balances, and nobody knows which one is right: said plainly, with both numbers. */
export function Disagreement({ shown, ledger, failure, isRetrying, onRetry }: DisagreementProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const balance = formatEdge(shown, locale);
  const end = formatEdge(ledger, locale);
  return (
    <Alert
      intent="caution"
      title={t`Your balance and your Edge history do not agree.`}
      action={
        <Inline gap={4}>
          <Button
            variant="secondary"
            size="small"
            isPending={isRetrying}
            pendingLabel={t`Reading your balance again`}
            onPress={onRetry}
          >
            <Trans>Try again</Trans>
          </Button>
          <Link href={routes.support.href()} variant="standalone">
            <Trans>Contact support</Trans>
          </Link>
        </Inline>
      }
    >
      <Stack gap={1}>
        <p>
          <Trans>
            Your balance is {balance} Edge, but your Edge history ends with {end} Edge.
          </Trans>
        </p>
        <p>
          {failure === null ? (
            <Trans>We have read both again, and they still differ. Try again in a moment, or tell us.</Trans>
          ) : (
            i18n._(pressFailureReason(failure))
          )}
        </p>
      </Stack>
    </Alert>
  );
}
