interface Size {
  readonly width: number;
  readonly height: number;
}

interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The smallest zoom at which the text of a chart is readable. */
const READABLE = 0.85;
const LARGEST = 1.15;
const MARGIN = 12;

/**
 * The viewport for a chart in a frame. Shows the whole chart if its text is readable then, otherwise the part around the
 * point of interest, without empty space beside the chart.
 */
export function viewportOn(
  chart: Size,
  frame: Size,
  interest: { readonly x: number; readonly y: number },
): Viewport {
  const room = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN };
  const whole = Math.min(room.width / chart.width, room.height / chart.height);
  const zoom = Math.min(LARGEST, Math.max(READABLE, whole));
  return {
    x: start(chart.width * zoom, frame.width, interest.x * zoom),
    y: start(chart.height * zoom, frame.height, interest.y * zoom),
    zoom,
  };
}

function start(length: number, room: number, interest: number): number {
  if (length <= room - 2 * MARGIN) return (room - length) / 2;
  return Math.min(MARGIN, Math.max(room - MARGIN - length, room / 2 - interest));
}
