import type { ReactNode } from 'react';
import { type AmountScale, middleOf } from './amount-scale.ts';
import { axisLabels } from './axis-labels.ts';
import type { ChartText } from './chart-text.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import * as styles from './chart.css.ts';
import { usePointed } from './use-pointed.ts';

interface ChartPlotProps extends ChartText {
  readonly scale: AmountScale;
  /** How the tooltip tells the series apart: as their marks do. */
  readonly keys?: readonly ('main' | 'compared')[];
  readonly hasEndLabels?: true;
  /** The slot where the keyboard begins. */
  readonly start: number;
  /** What is drawn, in a drawing whose lengths are percent, and beside it. */
  readonly children: (shown: number | null) => { readonly marks: ReactNode; readonly labels?: ReactNode };
}

/** Axes, grid and what the pointer and the keyboard are on. Time runs from left to right in every language. */
export function ChartPlot({ scale, keys = [], hasEndLabels, start, children, ...text }: ChartPlotProps) {
  const { points, axis } = text;
  const { shown, sliderProps, areaProps } = usePointed(points.length, axis.length, start);
  const point = shown === null ? undefined : points[shown];
  const { marks, labels } = children(shown);
  return (
    <figure
      className={styles.figure}
      dir="ltr"
      data-end-labels={hasEndLabels}
      aria-label={text.label}
      aria-describedby={text.describedBy}
    >
      <div className={styles.unit}>{text.unit}</div>
      <div className={styles.amounts} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <bdi key={tick} className={styles.amount} style={{ insetBlockStart: `${scale.top(tick)}%` }}>
            {text.formatTick(tick)}
          </bdi>
        ))}
      </div>
      <div className={styles.area} {...areaProps}>
        <svg className={styles.drawing} aria-hidden="true">
          <Grid scale={scale} shown={shown} slots={axis.length} />
          {marks}
        </svg>
        {labels}
        {points.length > 0 && (
          <input
            type="range"
            className={styles.slider}
            min={0}
            step={1}
            {...sliderProps}
            aria-label={text.stepLabel}
            aria-valuetext={points[sliderProps.value]?.spoken}
            aria-describedby={text.describedBy}
          />
        )}
        {shown !== null && point !== undefined && (
          <ChartTooltip point={point} keys={keys} x={middleOf(shown, axis.length)} />
        )}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {axisLabels(axis.length).map(({ slot, place }) => (
          <bdi
            key={slot}
            className={styles.axisLabel[place]}
            style={{ insetInlineStart: `${middleOf(slot, axis.length)}%` }}
          >
            {axis[slot]}
          </bdi>
        ))}
      </div>
    </figure>
  );
}

interface GridProps {
  readonly scale: AmountScale;
  readonly shown: number | null;
  readonly slots: number;
}

function Grid({ scale, shown, slots }: GridProps) {
  const x = shown === null ? 0 : `${middleOf(shown, slots)}%`;
  return (
    <>
      {scale.ticks.map((tick) => {
        const y = `${scale.top(tick)}%`;
        const isZero = Number(tick) === 0;
        return <line key={tick} className={styles.gridLine} data-zero={isZero} x2="100%" y1={y} y2={y} />;
      })}
      {shown !== null && <line className={styles.guide} x1={x} x2={x} y2="100%" />}
    </>
  );
}
