/** A report of one failure or one measurement. Nothing in it is personal. */
export type Report = FailureReport | VitalReport;

export interface FailureReport {
  readonly kind: 'crash' | 'code' | 'answer' | 'rejection';
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly request_id: string | null;
  /** The pattern of the page's address. */
  readonly route: string;
}

export interface VitalReport {
  readonly kind: 'vital';
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly route: string;
}

const MOST_REPORTS = 30;
const MOST_BYTES = 32 * 1024;
const FULL_BATCH = 10;

export interface ReportQueue {
  /** Ignores a failure that was reported before, and everything beyond the limits of a visit. */
  readonly add: (report: Report) => void;
  readonly flush: () => void;
}

/**
 * @param send returns false if the browser takes no more now
 * @param about what all reports share
 */
export function createReportQueue(
  send: (body: string) => boolean,
  about: () => { readonly release: string; readonly language: string },
): ReportQueue {
  const seen = new Set<string>();
  let waiting: Report[] = [];
  let bytes = 0;

  const flush = () => {
    if (waiting.length === 0) return;
    if (send(JSON.stringify({ ...about(), reports: waiting }))) waiting = [];
  };
  return {
    flush,
    add: (report) => {
      const text = JSON.stringify(report);
      const size = new TextEncoder().encode(text).length;
      if (seen.has(text) || seen.size >= MOST_REPORTS || bytes + size > MOST_BYTES) return;
      seen.add(text);
      bytes += size;
      waiting.push(report);
      if (waiting.length >= FULL_BATCH) flush();
    },
  };
}
