import { amountScale, type AmountScale, middleOf, spreadLabels } from './chart-scale.ts';
import { ChartPlot, type ChartText } from './chart-plot.tsx';
import * as styles from './chart.css.ts';

export interface LineSeries {
  /** Stands at the end of the line; short: "Nov". */
  readonly name: string;
  /** A decimal string for each slot from the first on, as far as it goes. */
  readonly amounts: readonly string[];
}

export interface LineChartProps extends ChartText {
  readonly main: LineSeries;
  /** A dashed line to compare with. */
  readonly compared?: LineSeries | undefined;
}

/** How far two names must stand apart to be read, in percent of the height. */
const NAMES_APART = 11;
/** Names of lines that end further from each other, in slots, do not meet. */
const NAME_SLOTS = 5;

export function LineChart({ main, compared, ...text }: LineChartProps) {
  const slots = text.axis.length;
  const lines = [
    ...(compared === undefined ? [] : [{ ...compared, kind: 'compared' as const }]),
    { ...main, kind: 'main' as const },
  ].filter(({ amounts }) => amounts.length > 0);
  const scale = amountScale(lines.flatMap(({ amounts }) => amounts));
  const ends = lines.map(({ amounts }) => scale.top(amounts.at(-1) ?? '0'));
  const areClose = Math.abs(main.amounts.length - (compared?.amounts.length ?? 0)) < NAME_SLOTS;
  const tops = areClose ? spreadLabels(ends, NAMES_APART) : ends;
  return (
    <ChartPlot
      {...text}
      scale={scale}
      keys={['main', 'compared']}
      hasEndLabels
      start={main.amounts.length - 1}
    >
      {(shown) => ({
        marks: lines.map(({ amounts, kind }) => (
          <g key={kind}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className={styles.line[kind]} d={pathOf(amounts, slots, scale)} />
            </svg>
            <Dot kind={kind} slot={amounts.length - 1} {...{ amounts, slots, scale }} />
            {shown !== null && <Dot kind={kind} slot={shown} {...{ amounts, slots, scale }} />}
          </g>
        )),
        labels: lines.map(({ name, amounts, kind }, index) => (
          <bdi
            key={kind}
            aria-hidden="true"
            className={styles.endLabel[kind]}
            style={{
              insetInlineStart: `${middleOf(amounts.length - 1, slots)}%`,
              insetBlockStart: `${tops[index] ?? 0}%`,
            }}
          >
            {name}
          </bdi>
        )),
      })}
    </ChartPlot>
  );
}

/** In a drawing of 100 by 100 that is stretched over the whole; the width of its line is not. */
function pathOf(amounts: readonly string[], slots: number, scale: AmountScale): string {
  const places = amounts.map((amount, slot) => `${middleOf(slot, slots)} ${scale.top(amount)}`);
  return `M${places.join('L')}`;
}

interface DotProps {
  readonly kind: 'main' | 'compared';
  readonly amounts: readonly string[];
  readonly slot: number;
  readonly slots: number;
  readonly scale: AmountScale;
}

function Dot({ kind, amounts, slot, slots, scale }: DotProps) {
  const amount = amounts[slot];
  if (amount === undefined) return null;
  const place = { cx: `${middleOf(slot, slots)}%`, cy: `${scale.top(amount)}%` };
  return <circle className={styles.dot[kind]} r={kind === 'main' ? 4 : 3} {...place} />;
}
