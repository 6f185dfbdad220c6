import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ChartTable } from './chart-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';

export function ChartGallery() {
  const say = useSampleText();
  const columns = (slots: number, amounts: readonly string[]) => (
    <ColumnChart describedBy={WORDS} {...chartSample(say, slots, [amounts])} amounts={amounts} />
  );
  const line = (name: string, amounts: readonly string[]) => ({ name, amounts });
  return (
    <Stack gap={6}>
      <p id={WORDS}>{say('The arrow keys go from day to day.')}</p>
      <Specimen name="a month of 30 days, of which 24 have begun">{columns(30, sampleAmounts(24))}</Specimen>
      <Specimen name="with days on which something was taken back">
        {columns(
          31,
          sampleAmounts(31).map((amount, day) => (day % 9 === 4 ? `-${amount}` : amount)),
        )}
      </Specimen>
      <Specimen name="nothing but zero">{columns(28, Array<string>(28).fill('0.00'))}</Specimen>
      <Specimen name="one point">{columns(31, ['12.50'])}</Specimen>
      <Specimen name="a year">{columns(365, sampleAmounts(365))}</Specimen>
      <Specimen name="growing, beside how it grew before">
        <LineChart
          describedBy={WORDS}
          {...chartSample(say, 31, [GROWING, GROWN])}
          main={line(say('Nov'), GROWING)}
          compared={line(say('Oct'), GROWN)}
        />
      </Specimen>
      <Specimen name="lines that end at one place">
        <LineChart
          describedBy={WORDS}
          {...chartSample(say, 31, [GROWN, GROWN])}
          main={line(say('Nov'), GROWN)}
          compared={line(say('Oct'), GROWN)}
        />
      </Specimen>
      <Specimen name="the table of it">
        <ChartTable
          caption={say('Edge on each day')}
          heads={[say('Day'), say('November'), say('October')]}
          rows={[
            { name: '1', values: ['12.50', '8.25'] },
            { name: '2', values: ['-3.00', '0.00'] },
          ]}
          total={{ name: say('Total'), values: ['9.50', '8.25'] }}
        />
      </Specimen>
    </Stack>
  );
}

const WORDS = 'chart-words';
const GROWING = Array.from({ length: 12 }, (_, day) => String(day * 9 + (day % 4)));
const GROWN = Array.from({ length: 31 }, (_, day) => String(day * 5 + (day % 3)));

/** Amounts that look like those of a player, the same each time. */
function sampleAmounts(count: number): string[] {
  return Array.from({ length: count }, (_, day) => `${(day * 37) % 23}.50`);
}

/** What a chart of so many days says of itself, with one sentence for each day that has an amount. */
function chartSample(say: (text: string) => string, slots: number, series: readonly (readonly string[])[]) {
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
