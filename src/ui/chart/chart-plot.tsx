import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type AmountScale, axisLabels, middleOf } from './chart-scale.ts';
import * as styles from './chart.css.ts';

interface ChartPlotProps extends ChartText {
  readonly scale: AmountScale;
  /** How the tooltip marks each series. */
  readonly keys?: readonly ('main' | 'compared')[];
  readonly hasEndLabels?: true;
  /** The slot where the keyboard begins. */
  readonly start: number;
  /** Marks in an SVG whose lengths are percent, and labels beside it. */
  readonly children: (shown: number | null) => { readonly marks: ReactNode; readonly labels?: ReactNode };
}

/** Axes, grid, tooltip and keyboard control. Time runs from left to right in every language. */
export function ChartPlot({ scale, keys = [], hasEndLabels, start, children, ...text }: ChartPlotProps) {
  const { points, axis } = text;
  const { shown, sliderProps, areaProps } = usePointed(points.length, axis.length, start);
  const point = shown === null ? undefined : points[shown];
  const { marks, labels } = children(shown);
  return (
    <figure className={styles.figure} dir="ltr" data-end-labels={hasEndLabels} aria-label={text.label}>
      <div className={styles.unit} aria-hidden="true">
        {text.unit}
      </div>
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

interface ChartTooltipProps {
  readonly point: ChartPoint;
  readonly keys: readonly ('main' | 'compared')[];
  /** Percent of the width. */
  readonly x: number;
}

/** Above the drawing, so that it covers nothing; the pointer may rest on it. */
function ChartTooltip({ point, keys, x }: ChartTooltipProps) {
  return (
    <div
      className={styles.tooltip}
      role="tooltip"
      dir="auto"
      // Moved back by as much of its own width: it points at its day, and ends where the drawing ends.
      style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}
      onPointerMove={(event) => {
        event.stopPropagation();
      }}
    >
      <div className={styles.bubble}>
        <bdi className={styles.tooltipTitle}>{point.title}</bdi>
        <div className={styles.tooltipValues}>
          {point.values.map((value, index) => {
            const kind = keys[index];
            if (value === null) return null;
            return (
              <span key={index} className={styles.tooltipValue}>
                {kind !== undefined && <LineKey kind={kind} />}
                <bdi>{value}</bdi>
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function LineKey({ kind }: { readonly kind: 'main' | 'compared' }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <line className={styles.line[kind]} x2="100%" y1="50%" y2="50%" />
    </svg>
  );
}

/** The point that keyboard (a slider), mouse or touch selects; its value shows until Escape (WCAG 1.4.13). */
function usePointed(points: number, slots: number, start: number) {
  const slider = useRef<HTMLInputElement>(null);
  const pointed = useRef<number | null>(null);
  const [standing, setStanding] = useState(start);
  const [shown, setShown] = useState<number | null>(null);
  const last = Math.max(points - 1, 0);
  const value = Math.min(Math.max(standing, 0), last);

  useEffect(() => {
    if (shown === null) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', hide);
    return () => {
      document.removeEventListener('keydown', hide);
    };
  }, [shown]);

  const slotUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(Math.max(Math.floor(((clientX - left) / width) * slots), 0), last);
  };
  return {
    /** The point whose value shows, or null. */
    shown: shown === null || points === 0 ? null : Math.min(shown, last),
    sliderProps: {
      ref: slider,
      value,
      max: last,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setStanding(target.valueAsNumber);
        setShown(target.valueAsNumber);
      },
      onFocus: () => {
        setShown(value);
      },
      onBlur: () => {
        setShown(null);
      },
    },
    areaProps: {
      onPointerMove: (event: PointerEvent) => {
        const slot = slotUnder(event);
        // A hand that trembles must not bring back what Escape has hidden.
        if (slot === pointed.current) return;
        pointed.current = slot;
        setShown(slot);
      },
      onPointerDown: (event: PointerEvent) => {
        const slot = slotUnder(event);
        // A press elsewhere then hides the value, which is the only way by touch.
        slider.current?.focus({ preventScroll: true });
        setStanding(slot);
        setShown(slot);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        pointed.current = null;
        if (pointerType === 'touch') return;
        setShown(document.activeElement === slider.current ? value : null);
      },
    },
  };
}

export interface ChartPoint {
  /** What the point is, in full: "November 3". */
  readonly title: string;
  /** The value in each series, "12.50 Edge"; null where a series has no such point. */
  readonly values: readonly (string | null)[];
  /** For screen readers: "November 3, 12.50 Edge". */
  readonly spoken: string;
}

export interface ChartText {
  readonly label: string;
  /** The id of the sentences that say the same. */
  readonly describedBy: string;
  /** What the arrow keys go along: "Day". */
  readonly stepLabel: string;
  /** What the amounts are counted in. */
  readonly unit: string;
  /** A tick as the reader's language writes it. */
  readonly formatTick: (amount: string) => string;
  /** The name of each slot along the axis, short: "Nov 3". Few of them show. */
  readonly axis: readonly string[];
  /** The slots that have a value, from the first on. */
  readonly points: readonly ChartPoint[];
}
