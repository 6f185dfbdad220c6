import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { type Failure, setReporter } from '#lib/log.ts';
import { matchRoute, routes, splitLanguage } from '#routes.ts';
import { framesOf, redact } from './redact.ts';
import { createReportQueue, type FailureReport, type VitalReport } from './report-queue.ts';

/** Sends reports until the page is left: when there are many, and whenever the page is hidden, which may be the last moment. */
export function sendReports(address: string, release: string, early: readonly Failure[]): void {
  const queue = createReportQueue(
    (body) => beacon(address, body),
    () => ({ release, language: document.documentElement.lang }),
  );
  for (const failure of early) queue.add(failureReport(failure));
  setReporter((failure) => queue.add(failureReport(failure)));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => queue.add(vitalReport(metric)));
  // On the window: the listeners of web-vitals on the document come first.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  window.addEventListener('pagehide', queue.flush);
}

/** Plain text, because JSON to another origin would need a preflight, which a page that is left does not wait for. */
function beacon(address: string, body: string): boolean {
  try {
    return navigator.sendBeacon(address, body);
  } catch {
    return false;
  }
}

function failureReport({ kind, error, requestId }: Failure): FailureReport {
  const { origin } = window.location;
  const isError = error instanceof Error;
  const message = isError ? error.message : typeof error === 'string' ? error : typeof error;
  return {
    kind,
    name: isError && /^\w{1,40}$/.test(error.name) ? error.name : 'unknown',
    message: redact(message, typedValues(), origin),
    stack: isError ? framesOf(error.stack ?? '', origin) : [],
    request_id: requestId ?? null,
    route: routePattern(),
  };
}

function vitalReport({ name, value, rating }: Metric): VitalReport {
  return { kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating, route: routePattern() };
}

function routePattern(): string {
  const name = matchRoute(splitLanguage(window.location.pathname).path);
  return name === null ? 'unknown' : routes[name].pattern;
}

function typedValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map((field) => field.value);
}
