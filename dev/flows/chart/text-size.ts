/** As in chart.css: the two sizes of text in a drawing. */
const NAME_FONT = '600 14px Inter Variable, system-ui, sans-serif';
const LINE_FONT = '12px Inter Variable, system-ui, sans-serif';
const NAME_HEIGHT = 22;
const LINE_HEIGHT = 18;
const PADDING = 12;

const pen = new OffscreenCanvas(1, 1).getContext('2d');

/** The box, in pixels, that holds the names and the lines below them. */
export function textSize(names: readonly string[], lines: readonly string[]) {
  const widths = [
    ...names.map((text) => widthOf(text, NAME_FONT)),
    ...lines.map((text) => widthOf(text, LINE_FONT)),
  ];
  const height = names.length * NAME_HEIGHT + lines.length * LINE_HEIGHT;
  const isBox = names.length > 0;
  return {
    width: Math.ceil(Math.max(...widths)) + (isBox ? 2 * PADDING + 24 : 8),
    height: height + (isBox ? 2 * PADDING : 2),
  };
}

function widthOf(text: string, font: string): number {
  if (!pen) return text.length * 8;
  pen.font = font;
  return pen.measureText(text).width;
}
