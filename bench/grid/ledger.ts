import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridSort } from '#ui/data-grid/grid-types.ts';

const KINDS = ['earned', 'credited', 'redeemed', 'returned', 'bonus', 'corrected', 'adjusted'] as const;
const ROOMS = ['Harbour Poker', 'North Star', 'Royal River Club', 'Blue Felt', 'Lucky Eight'];
const START = Date.UTC(2025, 0, 1);
const HOUR = 3_600_000;

/** A deterministic ledger that is as long and varied as that of a frequent player over many years. */
export function ledger(count: number): EdgeMovement[] {
  return Array.from({ length: count }, (_, index) => {
    const amount = (((index * 7919) % 20011) / 100).toFixed(2);
    const name = ROOMS[index % ROOMS.length] ?? '';
    return {
      id: index + 1,
      kind: KINDS[(index * 5) % KINDS.length] ?? 'earned',
      amount,
      balance_change: amount,
      balance_after: (((index * 104_729) % 90_001) / 100).toFixed(2),
      description: `${name}, day ${String(index + 1)}`,
      room: { slug: name.toLowerCase().replaceAll(' ', '-'), name, logo_url: null },
      reference: index % 4 === 0 ? `R-${String(100_000 + index)}` : null,
      played_on: null,
      occurred_at: new Date(START + index * HOUR).toISOString(),
      steps: [],
    };
  });
}

/** Answers with what a page shows of a ledger; what it searches and compares is prepared once. */
export function prepareShown(rows: readonly EdgeMovement[]) {
  const texts = new Map(rows.map((row) => [row, `${row.description} ${row.kind}`.toLowerCase()]));
  const amounts = new Map(rows.map((row) => [row, Number(row.amount)]));
  return (typed: string, sort: GridSort): EdgeMovement[] => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const valueOf = (row: EdgeMovement) => (sort.column === 'amount' ? (amounts.get(row) ?? 0) : row.id);
    return rows
      .filter((row) => texts.get(row)?.includes(typed.toLowerCase()))
      .sort((one, other) => sign * (valueOf(one) - valueOf(other)));
  };
}

export const FIRST_SORT: GridSort = { column: 'amount', direction: 'descending' };
