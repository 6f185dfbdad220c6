import type {
  DataExportContext,
  EdgeHistoryPage,
  GatheredData,
  MonthOfEarnings,
} from './data-export.contract.ts';
import { monthOf, monthsBefore } from './months.ts';

/** How far back earnings are asked for at least; further where the Edge history is older. */
const MONTHS_BACK = 24;

type Change = Partial<DataExportContext>;

export const NOTHING_GATHERED: DataExportContext = {
  gathered: {
    account: null,
    edgeHistory: [],
    earnings: [],
    roomAccounts: null,
    redemptions: null,
    redemptionStatus: null,
  },
  cursor: null,
  month: null,
  earliestMonth: null,
  pagesRead: 0,
  fileName: null,
  failure: null,
};

export function withPart(context: DataExportContext, part: keyof GatheredData, answer: unknown): Change {
  return { gathered: { ...context.gathered, [part]: answer }, pagesRead: context.pagesRead + 1 };
}

export function withHistoryPage(context: DataExportContext, page: EdgeHistoryPage): Change {
  const movements = [...context.gathered.edgeHistory, ...page.results];
  return { ...withPart(context, 'edgeHistory', movements), cursor: page.next_cursor };
}

export function withMonth(context: DataExportContext, answer: MonthOfEarnings): Change {
  const months = [...context.gathered.earnings, ...(answer.rows.length > 0 ? [answer] : [])];
  return {
    ...withPart(context, 'earnings', months),
    month: monthsBefore(monthOf(answer.period.start), 1),
    earliestMonth: earliestMonth(context, answer),
  };
}

/** Whether a month before this one has to be read. */
export function hasEarlierMonths(context: DataExportContext, answer: MonthOfEarnings): boolean {
  return monthOf(answer.period.start) > earliestMonth(context, answer);
}

function earliestMonth(context: DataExportContext, { period }: MonthOfEarnings): string {
  if (context.earliestMonth !== null) return context.earliestMonth;
  const oldest = context.gathered.edgeHistory.at(-1);
  const wished = monthsBefore(monthOf(period.start), MONTHS_BACK);
  const first = monthOf(oldest?.occurred_at ?? period.start);
  return first < wished ? first : wished;
}
