import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { typography } from '#ui/theme/shapes.ts';

export const scroller = style([
  focusRing,
  {
    maxInlineSize: '100%',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    border: `1px solid ${contract.border.subtle}`,
    borderRadius: scale.radius.medium,
    '@media': { print: { overflow: 'visible' } },
  },
]);
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...typography('small', 'default'),
  lineHeight: 1.45,
});
const cell = style({
  paddingBlock: scale.space[3],
  paddingInline: scale.space[3],
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
  selectors: {
    'tr:not(:last-child) > &, thead &': { borderBlockEnd: `1px solid ${contract.border.subtle}` },
  },
});
// Stays while the columns move under it, and leaves most of a narrow screen to them.
const firstColumn = style({
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  inlineSize: '7rem',
  minInlineSize: '5.5rem',
  backgroundColor: contract.surface.sunken,
  borderInlineEnd: `1px solid ${contract.border.subtle}`,
  color: contract.text.muted,
  fontWeight: scale.weight.medium,
});
export const corner = style([cell, firstColumn]);
export const rowHeader = style([cell, firstColumn]);
export const columnHeader = style([
  cell,
  { minInlineSize: '10rem', color: contract.text.strong, fontWeight: scale.weight.semibold },
]);
export const value = style([cell, { minInlineSize: '10rem' }]);
