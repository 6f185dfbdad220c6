import type { ChartPoint } from './chart-text.ts';
import * as styles from './chart.css.ts';

interface ChartTooltipProps {
  readonly point: ChartPoint;
  readonly keys: readonly ('main' | 'compared')[];
  /** Percent of the width. */
  readonly x: number;
}

/** The value of a point, above the drawing so that it hides nothing of it; the pointer may rest on it. */
export function ChartTooltip({ point, keys, x }: ChartTooltipProps) {
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

/** A piece of the line that a value belongs to. */
function LineKey({ kind }: { readonly kind: 'main' | 'compared' }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <line className={styles.line[kind]} x2="100%" y1="50%" y2="50%" />
    </svg>
  );
}
