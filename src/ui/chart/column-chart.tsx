import { amountScale, middleOf } from './chart-scale.ts';
import { ChartPlot, type ChartText } from './chart-plot.tsx';
import * as styles from './chart.css.ts';

export interface ColumnChartProps extends ChartText {
  readonly amounts: readonly string[];
}

/** Above this number of slots there is no gap between the columns. */
const MOST_APART = 62;
/** How round the far end of a column is, in px. */
const RADIUS = 3;
/** The least height of a column, in percent. */
const LEAST_SIZE = 1.2;

/** Columns from zero; negative amounts hang below it. */
export function ColumnChart({ amounts, ...text }: ColumnChartProps) {
  const scale = amountScale(amounts);
  const slots = text.axis.length;
  const zero = scale.top('0');
  const column = (amount: string, slot: number) => ({ slot, size: zero - scale.top(amount) });
  const columns = amounts.map(column);
  return (
    <ChartPlot {...text} scale={scale} start={amounts.length - 1}>
      {(shown) => ({
        marks: (
          <>
            <svg height={`${zero}%`}>
              {columns.map(
                ({ slot, size }) =>
                  size > 0 && <Column key={slot} {...{ slot, slots, shown }} share={size / zero} />,
              )}
            </svg>
            <svg y={`${zero}%`} height={`${100 - zero}%`}>
              {columns.map(
                ({ slot, size }) =>
                  size < 0 && (
                    <Column key={slot} {...{ slot, slots, shown }} share={-size / (100 - zero)} isBelow />
                  ),
              )}
            </svg>
          </>
        ),
      })}
    </ChartPlot>
  );
}

interface ColumnProps {
  readonly slot: number;
  readonly slots: number;
  readonly shown: number | null;
  /** Of the height on its side of zero, 0 to 1. */
  readonly share: number;
  readonly isBelow?: true;
}

/** Begins beyond zero, where it is clipped, so that only its far end is round. */
function Column({ slot, slots, shown, share, isBelow }: ColumnProps) {
  const isDense = slots > MOST_APART;
  const width = (100 / slots) * (isDense ? 1 : 0.64);
  const size = Math.max(share * 100, LEAST_SIZE);
  return (
    <rect
      className={isBelow === true ? styles.column.below : styles.column.above}
      data-shown={slot === shown}
      x={`${middleOf(slot, slots) - width / 2}%`}
      width={`${width}%`}
      y={isBelow === true ? '-100%' : `${100 - size}%`}
      height={`${size + 100}%`}
      rx={isDense ? 0 : RADIUS}
    />
  );
}
