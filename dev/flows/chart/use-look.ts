import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef } from 'react';

import type { Layout, PlacedState } from './lay-out.ts';
import { viewportOn } from './viewport.ts';

const TURN_MS = 250;

/**
 * Centers the chart on the state at this path whenever the path or the frame size changes, until the user moves the chart.
 *
 * @returns the ref for the frame and the handler for the start of a move
 */
export function useLook(layout: Layout, path: string) {
  const frame = useRef<HTMLDivElement>(null);
  const isMovedByHand = useRef(false);
  const { setViewport } = useReactFlow();
  useEffect(() => {
    const element = frame.current;
    const [chart] = layout.states;
    if (!element || !chart) return;
    let isFirst = true;
    const look = () => {
      if (isMovedByHand.current) return;
      const viewport = viewportOn(chart, element.getBoundingClientRect(), middleOf(layout, path));
      void setViewport(viewport, { duration: isFirst || isStill() ? 0 : TURN_MS });
      isFirst = false;
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [layout, path, setViewport]);
  return {
    frame,
    onMoveStart: (by: MouseEvent | TouchEvent | null) => {
      if (by !== null) isMovedByHand.current = true;
    },
  };
}

/** In pixels of the drawing. The coordinates of each state are relative to the top left corner of its parent. */
function middleOf({ states }: Layout, path: string): { x: number; y: number } {
  const find = (wanted: string | null): PlacedState | undefined =>
    states.find(({ state }) => state.path === wanted);
  let at = find(path) ?? states[0];
  const middle = { x: (at?.width ?? 0) / 2, y: (at?.height ?? 0) / 2 };
  for (; at; at = find(at.parent)) {
    middle.x += at.x;
    middle.y += at.y;
  }
  return middle;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
