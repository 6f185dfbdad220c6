import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { focusOutline, square, typography } from '#ui/theme/shapes.ts';

/** Room above the drawing for the tooltip, which then covers nothing. */
const STRIP = '3.25rem';
const AXIS = '1.75rem';

/** Always as high as the skeleton that stands for a chart; wide as its place, without a measurement. */
export const figure = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${STRIP} 1fr ${AXIS}`,
  columnGap: scale.space[2],
  blockSize: '16rem',
  margin: 0,
  ...typography('caption', 'muted'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  breakInside: 'avoid',
  borderRadius: scale.radius.xsmall,
  // Where the names of the lines stand, beside their ends.
  selectors: {
    '&[data-end-labels]': { paddingInlineEnd: '2.75rem' },
    '&:has(:focus-visible)': focusOutline('4px'),
  },
});
export const unit = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  alignSelf: 'end',
  paddingBlockEnd: scale.space[3],
});
export const amounts = style({ gridRow: 2, gridColumn: 1, display: 'grid' });
/** All in one cell, so that the widest makes the room for all. */
export const amount = style({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'start',
  justifySelf: 'end',
  blockSize: 0,
  lineHeight: 0,
  whiteSpace: 'nowrap',
});
export const area = style({
  gridRow: 2,
  gridColumn: 2,
  position: 'relative',
  minInlineSize: 0,
  // A finger goes along the days, and scrolls the page up and down.
  touchAction: 'pan-y',
});
export const drawing = style({
  position: 'absolute',
  insetInlineStart: 0,
  ...square('100%'),
  overflow: 'visible',
  // Touch and mouse are for the whole area: what is under them must not change between two days.
  pointerEvents: 'none',
});
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  margin: 0,
  opacity: 0,
  // The area reads the place of the pointer: a slider would put its thumb beside the day.
  pointerEvents: 'none',
});
export const gridLine = style({
  stroke: contract.border.subtle,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  selectors: { '&[data-zero=true]': { stroke: contract.border.strong } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-zero=false]': { stroke: 'GrayText', opacity: 0.4 } } },
  },
});
export const guide = style({
  stroke: contract.border.strong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { print: { display: 'none' } },
});

export const column = styleVariants({
  above: {
    fill: contract.accent.border,
    selectors: { '&[data-shown=true]': { fill: contract.accent.text } },
  },
  below: {
    fill: contract.critical.border,
    selectors: { '&[data-shown=true]': { fill: contract.critical.text } },
  },
});
const anyLine = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
export const line = styleVariants({
  main: { ...anyLine, stroke: contract.accent.border, strokeWidth: 2.5, strokeLinecap: 'round' },
  compared: { ...anyLine, stroke: contract.text.muted, strokeWidth: 1.5, strokeDasharray: '5 4' },
});
const anyDot = { stroke: contract.surface.raised, strokeWidth: 2 };
export const dot = styleVariants({
  main: { ...anyDot, fill: contract.accent.border },
  compared: { ...anyDot, fill: contract.text.muted },
});
const anyEndLabel = style({
  // No wider than the room beside the drawing, as long as a name may be.
  maxInlineSize: '2.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  position: 'absolute',
  marginInlineStart: scale.space[2],
  transform: 'translateY(-50%)',
  paddingInline: scale.space[1],
  borderRadius: scale.radius.xsmall,
  backgroundColor: contract.surface.raised,
  fontWeight: scale.weight.medium,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const endLabel = styleVariants({
  main: [anyEndLabel, { color: contract.accent.text }],
  compared: [anyEndLabel, { color: contract.text.muted }],
});
export const axis = style({ gridRow: 3, gridColumn: 2, position: 'relative', minInlineSize: 0 });
const anyAxisLabel = style({
  position: 'absolute',
  insetBlockStart: scale.space[2],
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});
const WIDE = '(min-width: 36rem)';
export const axisLabel = styleVariants({
  always: [anyAxisLabel],
  narrow: [anyAxisLabel, { '@container': { [WIDE]: { display: 'none' } } }],
  wide: [anyAxisLabel, { display: 'none', '@container': { [WIDE]: { display: 'inline' } } }],
});
export const tooltip = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  zIndex: 1,
  // Reaches down to the drawing: the pointer comes to it without a gap.
  paddingBlockEnd: scale.space[2],
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
});
export const bubble = style({
  paddingBlock: scale.space[1],
  paddingInline: scale.space[3],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.small,
  backgroundColor: contract.surface.overlay,
  color: contract.text.strong,
  boxShadow: contract.shadow.overlay,
});
export const tooltipTitle = style({ color: contract.text.muted });
export const tooltipValues = style({ display: 'flex', flexWrap: 'wrap', columnGap: scale.space[3] });
export const tooltipValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[1],
  fontWeight: scale.weight.semibold,
});
export const key = style({ inlineSize: '1.25rem', blockSize: '0.5rem' });

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  borderCollapse: 'collapse',
  ...typography('small', 'default'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});
export const caption = style({
  paddingBlockEnd: scale.space[2],
  color: contract.text.muted,
  textAlign: 'start',
});
const cell = { padding: `${scale.space[1]} ${scale.space[2]}` };
export const head = style({
  ...cell,
  color: contract.text.muted,
  fontWeight: scale.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});
export const row = style({ borderBlockStart: `1px solid ${contract.border.subtle}` });
export const name = style({
  ...cell,
  paddingInlineStart: 0,
  fontWeight: scale.weight.regular,
  textAlign: 'start',
});
export const value = style({ ...cell, textAlign: 'end' });
export const total = style({
  borderBlockStart: `2px solid ${contract.border.strong}`,
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
});
