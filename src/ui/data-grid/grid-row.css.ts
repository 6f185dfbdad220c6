import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, focusOutline } from '#ui/theme/shapes.ts';
import { frame, rowHeight } from './grid-table.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const body = style({
  transition: `opacity ${scale.duration.gentle} ${scale.easing.standard}`,
  selectors: { [`${frame}[data-refreshing] &`]: { opacity: 0.86 } },
});
export const row = style({
  boxSizing: 'border-box',
  blockSize: rowHeight,
  outline: 'none',
  selectors: {
    'div&': { blockSize: '100%' },
    '&[data-focus-visible]': { ...focusOutline('-2px'), borderRadius: scale.radius.xsmall },
    '&[data-hovered]': { cursor: 'pointer' },
  },
});

const cellBase = style({
  boxSizing: 'border-box',
  blockSize: rowHeight,
  padding: 0,
  paddingInline: scale.space[3],
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  lineHeight: 1.4,
  fontWeight: scale.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    'div&': { display: 'flex', alignItems: 'center', blockSize: '100%' },
    '[data-hovered] > &, [data-hovered] > [role=presentation] > &': {
      backgroundColor: contract.surface.hover,
    },
    '&[data-focus-visible]': { ...focusOutline('-2px'), borderRadius: scale.radius.xsmall },
  },
});
export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      selectors: { 'div&': { justifyContent: 'flex-end' } },
    },
  ],
});
export const rowHeader = style({ color: contract.text.strong, fontWeight: scale.weight.medium });
export const opens = style({
  color: contract.text.link,
  selectors: {
    '[data-hovered] > &, [data-hovered] > [role=presentation] > &': {
      color: contract.text.linkHover,
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
  },
});
// As wide as its words, so that a column can be made to fit them.
export const content = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
});

export const blank = style({
  display: 'inline-block',
  inlineSize: '5rem',
  maxInlineSize: '100%',
  blockSize: '0.75em',
  borderRadius: scale.radius.xsmall,
  backgroundColor: contract.surface.pressed,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
export const loadMore = style({ blockSize: scale.grid.comfortableRow });
export const loadingMore = style({
  position: 'sticky',
  insetInlineStart: 0,
  ...flexRow(2),
  blockSize: scale.grid.comfortableRow,
  paddingInline: scale.space[3],
  color: contract.text.muted,
});
globalStyle(`${loadMore} > *`, { padding: 0, textAlign: 'start' });

export const footer = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  backgroundColor: contract.surface.raised,
  '::before': { content: '', display: 'block', blockSize: scale.grid.summaryGap },
});
export const summaryRow = style({
  blockSize: scale.grid.summaryRow,
  outline: 'none',
  // It is always in view: to focus it moves nothing.
  scrollMarginBlockEnd: `calc(-1 * (${scale.grid.summaryRow} + ${scale.grid.bottomFade}))`,
  selectors: {
    '&[data-focus-visible]': focusOutline('-2px'),
  },
});
globalStyle(`${summaryRow} > *`, {
  blockSize: scale.grid.summaryRow,
  borderBlockEnd: 0,
  borderBlockStart: `1px solid ${contract.border.strong}`,
  backgroundColor: contract.surface.raised,
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
  scrollMarginBlockEnd: `calc(-1 * (${scale.grid.summaryRow} + ${scale.grid.bottomFade}))`,
});

// The line of the summary is enough.
globalStyle(`:has(> ${footer}) > tbody > tr:last-child > *`, { borderBlockEndColor: 'transparent' });
