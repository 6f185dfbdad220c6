import { EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import type { ElkPoint } from 'elkjs/lib/elk-api.js';

import type { PlacedArrow } from './lay-out.ts';

export interface ArrowEdgeData extends Record<string, unknown> {
  readonly placed: PlacedArrow;
  /** It leaves a state that is active. */
  readonly isOpen: boolean;
}

const HEAD = 7;
const CORNER = 8;

/** An arrow along the points that the layout found, with its events beside it. */
export function ArrowEdge({ data }: EdgeProps<Edge<ArrowEdgeData>>) {
  if (!data) return null;
  const { points, label, arrow } = data.placed;
  return (
    <g className="arrow" data-is-open={data.isOpen || undefined}>
      <path className="arrow-line" d={roundedLine(points)} />
      <path className="arrow-head" d={headAt(points)} />
      <EdgeLabelRenderer>
        <div
          className="arrow-label"
          data-is-open={data.isOpen || undefined}
          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            inlineSize: label.width,
            zIndex: data.isOpen ? 3 : 2,
          }}
        >
          {arrow.labels.map((text, index) => (
            <div key={index}>{text}</div>
          ))}
        </div>
      </EdgeLabelRenderer>
    </g>
  );
}

function roundedLine(points: readonly ElkPoint[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const [into, out] = [towards(point, before), towards(point, after)];
      return `L ${into.x} ${into.y} Q ${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join(' ');
}

/** A little way from one point to the next, at most half of it. */
function towards(from: ElkPoint, to: ElkPoint): ElkPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function headAt(points: readonly ElkPoint[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) =>
    `${end.x - HEAD * Math.cos(angle + turn)} ${end.y - HEAD * Math.sin(angle + turn)}`;
  return `M ${end.x} ${end.y} L ${corner(0.45)} L ${corner(-0.45)} Z`;
}
