import { Trans, useLingui } from '@lingui/react/macro';

import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { type Disagreement, useBalanceAgreement } from './use-balance-agreement.ts';

/** Reports a balance that differs from the end of the ledger, or that a refetch has changed. */
export function BalanceAgreement() {
  const { user } = useSession();
  return user === null ? null : <Agreement shown={user.edge_balance} />;
}

function Agreement({ shown }: { readonly shown: string }) {
  const { locale } = useLanguage();
  const { comparison, isFetching, compareAgain } = useBalanceAgreement(shown);
  const balance = formatEdge(shown, locale);
  return (
    <>
      <Notice>
        {!isFetching && comparison?.kind === 'changed' && (
          <Trans>Your balance changed. It’s now {balance} Edge.</Trans>
        )}
        {!isFetching && comparison?.kind === 'confirmed' && (
          <Trans>Your balance and your Edge history match now: {balance} Edge.</Trans>
        )}
      </Notice>
      {comparison?.kind === 'disagreeing' && (
        <DisagreementAlert
          disagreement={comparison}
          balance={balance}
          isRetrying={isFetching}
          onRetry={compareAgain}
        />
      )}
    </>
  );
}

interface DisagreementAlertProps {
  readonly disagreement: Disagreement;
  /** As the header shows it. */
  readonly balance: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shows both amounts, because it is unknown which one is right. */
function DisagreementAlert({
  disagreement: { ledger, failure },
  balance,
  isRetrying,
  onRetry,
}: DisagreementAlertProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const end = formatEdge(ledger, locale);
  return (
    <Alert
      intent="caution"
      title={t`Your balance and your Edge history don’t match.`}
      action={
        <Inline gap={4}>
          <Button
            variant="secondary"
            size="small"
            isPending={isRetrying}
            pendingLabel={t`Checking your balance`}
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
            <Trans>
              We checked both again, and they still don’t match. Try again in a moment, or contact support.
            </Trans>
          ) : (
            i18n._(callFailureReason(failure))
          )}
        </p>
      </Stack>
    </Alert>
  );
}
