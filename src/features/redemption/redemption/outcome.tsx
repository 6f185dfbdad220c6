import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

import type { Intent } from '#machines/redemption/redemption.types.ts';
import type { OutcomeView } from '#machines/redemption/redemption.view.ts';
import { routes } from '#routes.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { Redeemed, RedemptionFacts } from './redeemed.tsx';
import {
  outcomeTitle,
  redeemedTitles,
  redemptionFailed,
  retryRefusal,
  unknownReason,
} from './redemption.messages.ts';
import type { RedemptionFlow } from './use-redemption.ts';

/** The outcome of a sent redemption. It stays until the player has seen how it ended. */
export function Outcome({ flow }: { readonly flow: RedemptionFlow }) {
  const { i18n } = useLingui();
  const view = flow.view.screen === 'outcome' ? flow.view : null;
  const heading = useHeadingFocus(view?.known ?? null);
  const finding = view === null ? '' : i18n._(titleOf(view));
  const failed = view !== null && saysThatItFailed(view) ? i18n._(redemptionFailed) : null;
  return (
    <>
      <Announcement text={failed === null ? finding : `${failed} ${finding}`} />
      {view !== null && (
        <SectionCard title={failed ?? finding} headingRef={heading}>
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
 * header, a menu or the footer.
 */
function useHeadingFocus(known: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    before.current = known;
    if (known === null) return;
    // Wait until the dialog has restored focus to its opener.
    requestAnimationFrame(() => {
      const active = document.activeElement ?? document.body;
      const mayMove = isFirst ? active.closest(ELSEWHERE) === null : active === document.body;
      if (mayMove) heading.current?.focus();
    });
  }, [known]);
  return heading;
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

function Known({ view, flow }: { readonly view: OutcomeView; readonly flow: RedemptionFlow }) {
  const { t, i18n } = useLingui();
  switch (view.known) {
    case 'checking':
      return (
        <Stack gap={4}>
          <Text>
            <Trans>We are finding out whether your redemption arrived.</Trans>
          </Text>
          <Spinner label={t`Looking for your redemption`} />
        </Stack>
      );
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
              <Trans>Check now</Trans>
            </Button>
          }
        >
          <Text>{i18n._(unknownReason(view.failure))}</Text>
          <Text>
            <Trans>
              Your redemption may have arrived or not. We look it up again by ourselves until we know, also
              when you reload this page. It is never redeemed twice.
            </Trans>
          </Text>
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
          <Text>
            <Trans>
              Nothing was taken from your balance, and it cannot arrive any more. You can choose a plan again.
            </Trans>
          </Text>
        </Sent>
      );
    case 'redeemed':
      return <Redeemed redeemed={view.redeemed} onDone={flow.dismiss} />;
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
  return (
    <Sent
      intent={intent}
      action={
        sendFailure?.code === 'intentExpired' ? null : (
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
        <Trans>
          So far nothing was taken from your balance. You can send it again: should the first one still
          arrive, both count as one.
        </Trans>
      </Text>
      <Text size="small" tone="muted">
        <Trans>
          If you do not want it any more, leave it. We keep looking: within three minutes it has arrived, or
          it is refused and nothing is taken. Until then no other plan can be redeemed.
        </Trans>
      </Text>
    </Sent>
  );
}
