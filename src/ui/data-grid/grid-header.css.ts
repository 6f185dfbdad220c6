import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { bareButton, flexRow, focusOutline, square, typography } from '#ui/theme/shapes.ts';
import { headerHeight } from './grid-table.css.ts';

export const header = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: 0,
  backgroundColor: contract.surface.raised,
});
export const column = style({
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: headerHeight,
  padding: 0,
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  backgroundColor: contract.surface.raised,
  ...typography('caption', 'muted', 'medium'),
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'default',
  outline: 'none',
  // It is always in view: to focus it moves nothing.
  scrollMarginBlockStart: `calc(-1 * ${headerHeight})`,
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: contract.text.strong },
    '&:is([aria-sort=ascending], [aria-sort=descending])': { color: contract.text.strong },
    '&[data-focus-visible]': { ...focusOutline('-2px'), borderRadius: scale.radius.xsmall },
  },
});

const contentBase = style({ ...flexRow(1), blockSize: '100%', paddingInline: scale.space[3] });
// Numbers and their header end at the same line; what belongs to the header stands before it.
export const content = styleVariants({
  start: [contentBase],
  end: [contentBase, { flexDirection: 'row-reverse', textAlign: 'end' }],
});
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  // Two lines; a header is given room for them.
  maxBlockSize: '2.5em',
  overflowWrap: 'anywhere',
});
export const unit = style({ color: contract.text.muted, fontWeight: scale.weight.regular });
export const sortMark = style({ flexShrink: 0, color: contract.accent.text });

export const explain = style([
  focusRing,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    ...square('1.5rem'),
    marginInline: '-0.25rem',
    ...bareButton,
    borderRadius: scale.radius.small,
    color: contract.text.muted,
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[aria-expanded=true]': {
        color: contract.text.strong,
        backgroundColor: contract.surface.pressed,
      },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
]);
export const explanation = style({
  padding: scale.space[4],
  outline: 'none',
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
});
export const hidden = style({ display: 'none' });

export const resizer = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: scale.space[3],
  cursor: 'col-resize',
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: scale.space[3],
    insetInlineEnd: 0,
    inlineSize: '1px',
    backgroundColor: contract.border.subtle,
  },
  selectors: {
    '&[data-hovered]::after': { inlineSize: '3px', backgroundColor: contract.border.strongHover },
    '&[data-focus-visible]::after, &[data-resizing]::after': {
      insetBlock: 0,
      inlineSize: '3px',
      backgroundColor: contract.border.focus,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      '::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      selectors: {
        '&[data-focus-visible]::after, &[data-resizing]::after': { backgroundColor: 'Highlight' },
      },
    },
    print: { display: 'none' },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** What hangs from a button of the grid. */
export const panel = style({
  maxInlineSize: 'min(24rem, calc(100vw - 1.5rem))',
  overflow: 'auto',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  color: contract.text.default,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-entering]': { animation: `${appear} ${scale.duration.quick} ${scale.easing.standard}` },
      },
    },
  },
});
