import { ChartTable } from '#ui/chart/chart-table.tsx';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { ComparisonTable } from '#ui/comparison-table/comparison-table.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import type { Say, Specimens } from './specimens.tsx';

/** What shows figures beside each other, and charts. */
export const tables = {
  'record table': (say) => ({
    'two rows and what they come to': (
      <RecordTable
        label={say('Earnings by room')}
        columns={[
          { id: 'room', header: say('Room') },
          { id: 'reason', header: say('Reason') },
          { id: 'edge', header: say('Edge'), isNumber: true },
        ]}
        rows={[
          { id: 1, cells: [say('River Room'), null, '1,480.00'] },
          { id: 2, cells: [say('Lakeside Poker'), say('The room corrected a day.'), '−5.00'] },
        ]}
        sum={[say('All rooms'), null, '1,475.00']}
      />
    ),
  }),
  'comparison table': (say) => ({
    'three columns': (
      <ComparisonTable
        label={say('Three rooms compared')}
        aspectsLabel={say('Aspect')}
        columns={[say('River Room'), say('Lakeside Poker'), say('Summit Poker')].map((name) => ({
          id: name,
          header: name,
        }))}
        rows={[
          { aspect: say('Rakeback'), values: ['30%', '25%', '—'] },
          {
            aspect: say('Terms'),
            values: [say('New players only.'), say('Paid daily.'), say('Where the room holds a licence.')],
          },
        ]}
      />
    ),
  }),
  'line items': (say) => ({
    'with a note, an amount on its way, a result': (
      <LineItems
        label={say('How your Edge was counted')}
        lines={[
          { id: 'net', term: say('Net Rake (NGR)'), amount: '100.00', unit: say('USD') },
          {
            id: 'correction',
            term: say('Correction'),
            note: say('The room corrected one day.'),
            amount: null,
            unit: say('Edge'),
          },
          { id: 'earned', term: say('Edge Earned'), amount: '120.00', unit: say('Edge'), isResult: true },
        ]}
      />
    ),
  }),
  chart: (say) => {
    const columns = (slots: number, amounts: readonly string[]) => (
      <ColumnChart describedBy={WORDS} {...chartSample(say, slots, [amounts])} amounts={amounts} />
    );
    return {
      'a month, with days on which something was taken back': (
        <>
          <p id={WORDS}>{say('The arrow keys go from day to day.')}</p>
          {columns(
            31,
            sampleAmounts(24).map((amount, day) => (day % 9 === 4 ? `-${amount}` : amount)),
          )}
        </>
      ),
      'nothing but zero': columns(28, Array<string>(28).fill('0.00')),
      'a year': columns(365, sampleAmounts(365)),
      'growing, beside how it grew before': (
        <LineChart
          describedBy={WORDS}
          {...chartSample(say, 31, [GROWING, GROWN])}
          main={{ name: say('Nov'), amounts: GROWING }}
          compared={{ name: say('Oct'), amounts: GROWN }}
        />
      ),
      'the table of it': (
        <ChartTable
          caption={say('Edge on each day')}
          heads={[say('Day'), say('November'), say('October')]}
          rows={[{ name: '1', values: ['12.50', '8.25'] }]}
          total={{ name: say('Total'), values: ['9.50', '8.25'] }}
        />
      ),
    };
  },
} satisfies Specimens;

const WORDS = 'chart-words';
const GROWING = Array.from({ length: 12 }, (_, day) => String(day * 9 + (day % 4)));
const GROWN = Array.from({ length: 31 }, (_, day) => String(day * 5 + (day % 3)));

/** Amounts that look like those of a player, the same each time. */
function sampleAmounts(count: number): string[] {
  return Array.from({ length: count }, (_, day) => `${(day * 37) % 23}.50`);
}

/** What a chart of so many days says of itself, with one sentence for each day that has an amount. */
function chartSample(say: Say, slots: number, series: readonly (readonly string[])[]) {
  const month = say('Nov');
  const days = Array.from({ length: slots }, (_, day) => `${month} ${day + 1}`);
  const begun = Math.max(...series.map(({ length }) => length));
  return {
    label: say('Edge per day'),
    stepLabel: say('Day'),
    unit: say('Edge'),
    formatTick: (amount: string) => amount,
    axis: days,
    points: days.slice(0, begun).map((title, day) => {
      const values = series.flatMap((amounts) => amounts[day] ?? []);
      return { title, values, spoken: `${title}, ${values.join(', ')}` };
    }),
  };
}
