import { type Failure, reportFailure, setReporter } from '#lib/log.ts';
import { release } from '#lib/release.ts';
import { whenIdle } from '#lib/when-idle.ts';

const MOST_EARLY_FAILURES = 10;

/**
 * Reports failures and web vitals to an address; null turns it off. What fails before the code for that has loaded is
 * reported after it.
 */
export function startReports(address: string | null): void {
  if (address === null) return;
  const early: Failure[] = [];
  setReporter((failure) => {
    if (early.length < MOST_EARLY_FAILURES) early.push(failure);
  });
  // Without an error it is a script of another origin, such as a browser extension.
  window.addEventListener('error', ({ error }) => {
    if (error !== null && error !== undefined) reportFailure('crash', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason));
  whenIdle(() => {
    import('./send-reports.ts').then(
      ({ sendReports }) => sendReports(address, release ?? 'development', early),
      // Without its code nothing can be reported.
      () => setReporter(null),
    );
  });
}
