import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { useSession } from '#session/use-session.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Disagreement } from './parts/disagreement.tsx';
import { useEdgeBalance } from './use-edge-balance.ts';

/**
 * One balance everywhere: where the ledger says another than the header, both are read again, and the player is told.
 */
export function BalanceAgreement() {
  const { user } = useSession();
  return user === null ? null : <Agreement shown={user.edge_balance} />;
}

function Agreement({ shown }: { readonly shown: string }) {
  const { locale } = useLanguage();
  const { hasChanged, isConfirmed, isDisagreeing, isRetrying, ledger, failure, readAgain } =
    useEdgeBalance(shown);
  const balance = formatEdge(shown, locale);
  return (
    <>
      <Notice>
        {hasChanged && <Trans>Your balance changed. We read it again: {balance} Edge.</Trans>}
        {isConfirmed && (
          <Trans>We read both again. Your balance and your Edge history agree: {balance} Edge.</Trans>
        )}
      </Notice>
      {isDisagreeing && ledger !== null && (
        <Disagreement
          shown={shown}
          ledger={ledger}
          failure={failure}
          isRetrying={isRetrying}
          onRetry={readAgain}
        />
      )}
    </>
  );
}
