import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { Intent } from '#machines/redemption/redemption.types.ts';
import type { OutcomeView } from '#machines/redemption/redemption.view.ts';
import { routes } from '#routes.ts';
import { useAnnouncement } from '#ui/announcement/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { Redeemed, RedemptionFacts } from './redeemed.tsx';
import {
  nothingTaken,
  outcomeTitle,
  redeemedTitles,
  redemptionFailed,
  retryRefusal,
  stillChecking,
  unknownReason,
} from './redemption.messages.ts';
import type { RedemptionFlow } from './use-redemption.ts';

/** The outcome of a sent redemption. It stays until the player has seen how it ended. */
export function Outcome({ flow }: { readonly flow: RedemptionFlow }) {
  const { i18n } = useLingui();
  const view = flow.view.screen === 'outcome' ? flow.view : null;
  const { heading, isUnseen } = useHeadingFocus(view?.known ?? null);
  const finding = view === null ? '' : i18n._(titleOf(view));
  const failed = view !== null && saysThatItFailed(view) ? i18n._(redemptionFailed) : null;
  const title = failed ?? finding;
  // A heading with focus is read already.
  const announcement = [isUnseen && title, failed !== null && finding].filter(Boolean).join('\n');
  useAnnouncement(announcement);
  return (
    <>
      {view?.known === 'redeemed' && (
        <Redeemed
          key={view.redeemed.reference}
          redeemed={view.redeemed}
          title={finding}
          heading={heading}
          onDone={flow.dismiss}
        />
      )}
      {view !== null && view.known !== 'redeemed' && (
        <SectionCard title={title} headingRef={heading}>
          {failed !== null && <FoundOut finding={finding} />}
          <Known view={view} flow={flow} />
        </SectionCard>
      )}
    </>
  );
}

function titleOf(view: OutcomeView) {
  return view.known === 'redeemed' ? redeemedTitles[view.redeemed.status] : outcomeTitle[view.known];
}

/** The server answered with an error. Whether Edge was taken is shown below. A redemption that arrived is not called failed. */
function saysThatItFailed(view: OutcomeView): boolean {
  return 'sendFailure' in view && view.sendFailure?.code === 'unexpected';
}

/** Regions that keep focus when the outcome arrives: taking focus would close an open menu there. */
const ELSEWHERE = 'header, footer, [role=menu]';

/**
 * Focuses the heading when the outcome arrives, and on each later outcome if focus is lost. Never takes focus from the
 * header, a menu or the footer: `isUnseen` is true then, and the outcome has to be announced.
 */
function useHeadingFocus(known: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  const [unseen, setUnseen] = useState<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    before.current = known;
    if (known === null) return;
    // Wait until the dialog has restored focus to its opener.
    requestAnimationFrame(() => {
      const active = document.activeElement ?? document.body;
      const mayMove = isFirst ? active.closest(ELSEWHERE) === null : active === document.body;
      if (mayMove) heading.current?.focus();
      setUnseen(mayMove ? null : known);
    });
  }, [known]);
  return { heading, isUnseen: known !== null && unseen === known };
}

function FoundOut({ finding }: { readonly finding: string }) {
  const { t } = useLingui();
  return (
    <Inline gap={4}>
      <Text tone="strong" weight="semibold">
        {finding}
      </Text>
      <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
        <Trans>Contact support</Trans>
      </Link>
    </Inline>
  );
}

interface KnownProps {
  readonly view: Exclude<OutcomeView, { known: 'redeemed' }>;
  readonly flow: RedemptionFlow;
}

function Known({ view, flow }: KnownProps) {
  const { t, i18n } = useLingui();
  switch (view.known) {
    case 'checking':
      return <Spinner label={t`Looking for your redemption`} />;
    case 'unknown':
      return (
        <Sent
          intent={view.intent}
          action={
            <Button
              variant="secondary"
              isPending={view.isChecking}
              pendingLabel={t`Looking for your redemption`}
              onPress={flow.check}
            >
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <Text>{i18n._(unknownReason(view.failure))}</Text>
          <Text>{i18n._(stillChecking)}</Text>
        </Sent>
      );
    case 'notArrived':
      return <NotArrived view={view} onRetry={flow.retry} />;
    case 'lapsed':
      return (
        <Sent
          intent={view.intent}
          action={
            <NativeButton onPress={flow.dismiss}>
              <Trans>Back to the plans</Trans>
            </NativeButton>
          }
        >
          <Text>{i18n._(nothingTaken)}</Text>
        </Sent>
      );
  }
}

interface SentProps {
  readonly intent: Intent;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Sent({ intent, action, children }: SentProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>{children}</Stack>
      <RedemptionFacts of={intent} />
      {action !== null && <Inline>{action}</Inline>}
    </Stack>
  );
}

interface NotArrivedProps {
  readonly view: Extract<OutcomeView, { known: 'notArrived' }>;
  readonly onRetry: () => void;
}

function NotArrived({ view: { intent, sendFailure, work }, onRetry }: NotArrivedProps) {
  const { t, i18n } = useLingui();
  const refusal = retryRefusal(sendFailure);
  const isTooLate = sendFailure?.code === 'intentExpired';
  return (
    <Sent
      intent={intent}
      action={
        isTooLate ? null : (
          <Button
            isPending={work !== null}
            pendingLabel={work === 'sending' ? t`Redeeming your Edge` : t`Looking for your redemption`}
            onPress={onRetry}
          >
            <Trans>Send it again</Trans>
          </Button>
        )
      }
    >
      {refusal !== null && <Text weight="medium">{i18n._(refusal)}</Text>}
      <Text>
        {isTooLate ? (
          i18n._(stillChecking)
        ) : (
          <Trans>Nothing was taken from your balance yet. You can send it again. You won’t pay twice.</Trans>
        )}
      </Text>
      <Text size="small" tone="muted">
        <Trans>
          Changed your mind? Don’t send it again. Within 3 minutes we’ll know whether we received it. Until
          then you can’t redeem another plan.
        </Trans>
      </Text>
    </Sent>
  );
}
