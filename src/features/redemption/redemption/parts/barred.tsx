import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Link } from '#ui/link/link.tsx';
import { barAdvice, barMessages } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';

/** The plan cannot be redeemed as things stand: why, what is missing, and the way back (scenario 48). */
export function Barred({ flow: { bar, offer, dismiss } }: { readonly flow: RedemptionFlow }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  if (bar === null) return null;
  const advice = barAdvice[bar];
  const lacking = offer?.missing ?? null;
  const missing = lacking === null ? null : formatEdge(lacking, locale);
  return (
    <Alert
      intent="caution"
      title={i18n._(barMessages[bar])}
      takesFocus
      action={
        <Inline gap={4}>
          <Button variant="secondary" size="small" onPress={dismiss}>
            <Trans>Back to the plans</Trans>
          </Button>
          {bar === 'insufficientBalance' && (
            <Link href={routes.rewards.href()} variant="standalone">
              <Trans>See what you earn</Trans>
            </Link>
          )}
        </Inline>
      }
    >
      {advice === null ? <Trans>You are {missing} Edge short.</Trans> : i18n._(advice)}
    </Alert>
  );
}
