import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import type { LoadFailure, LoadFailureCause } from '#lib/code-loader.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { RefreshIcon } from '#ui/icons/icons.ts';
import { NativeDialog } from '#ui/native-dialog/native-dialog.tsx';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import { OFFLINE_REASON } from './read-failure.ts';

/** Code that did not load, and how to retry. */
export interface CodeProblem {
  readonly failure: LoadFailure;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

export const loadFailureReason = {
  offline: OFFLINE_REASON,
  unreachable: msg`We can’t reach the server. We’ll keep trying.`,
  newVersion: msg`There’s a new version of the site. Reload the page to get it.`,
  broken: msg`Something went wrong on our side. We’ll keep trying.`,
} as const satisfies Record<LoadFailureCause, MessageDescriptor>;

/** Replaces a part of a page whose code did not load. */
export function CodeNotLoaded(problem: CodeProblem) {
  const { t, i18n } = useLingui();
  useLoadAgain(problem);
  return (
    <Alert intent="caution" title={t`We couldn’t load this.`} action={<LoadAgainButton {...problem} />}>
      {i18n._(loadFailureReason[problem.failure.cause])}
    </Alert>
  );
}

interface DialogNotLoadedProps extends CodeProblem {
  readonly onClose: () => void;
}

/** Replaces a dialog whose code did not load. */
export function DialogNotLoaded({ onClose, ...problem }: DialogNotLoadedProps) {
  const { t, i18n } = useLingui();
  useLoadAgain(problem);
  return (
    <NativeDialog
      title={t`We couldn’t load this.`}
      onClose={onClose}
      actions={
        <>
          <LoadAgainButton {...problem} />
          <NativeButton variant="quiet" onPress={onClose}>
            <Trans>Close</Trans>
          </NativeButton>
        </>
      }
    >
      {i18n._(loadFailureReason[problem.failure.cause])}
    </NativeDialog>
  );
}

/** Retries the load. After a new version it reloads the page, because the old files are gone. */
export function LoadAgainButton({ failure, isPending, onRetry }: CodeProblem) {
  const isGone = failure.cause === 'newVersion';
  return (
    <NativeButton
      variant="secondary"
      icon={isPending ? <SpinnerMark /> : <RefreshIcon />}
      onPress={() => {
        if (isGone) window.location.reload();
        else if (!isPending) onRetry();
      }}
    >
      {isGone ? (
        <Trans>Reload the Page</Trans>
      ) : isPending ? (
        <Trans>Loading</Trans>
      ) : (
        <Trans>Try again</Trans>
      )}
    </NativeButton>
  );
}

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;

/** Retries automatically: when the network is back, when the tab is visible again, and at growing intervals. */
export function useLoadAgain({ failure, onRetry }: CodeProblem): void {
  const retry = useEffectEvent(onRetry);
  const isGone = failure.cause === 'newVersion';
  useEffect(() => {
    if (isGone) return undefined;
    const watching = new AbortController();
    let wait = FIRST_WAIT_MS;
    let timer = 0;
    const look = () => {
      if (navigator.onLine && document.visibilityState === 'visible') retry();
    };
    const plan = () => {
      timer = window.setTimeout(() => {
        look();
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
        plan();
      }, wait);
    };
    plan();
    window.addEventListener('online', look, { signal: watching.signal });
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    return () => {
      watching.abort();
      clearTimeout(timer);
    };
  }, [isGone]);
}
