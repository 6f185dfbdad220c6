import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const footer = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  backgroundColor: contract.surface.raised,
  '::before': { content: '', display: 'block', blockSize: scale.grid.summaryGap },
});
export const row = style({
  blockSize: scale.grid.summaryRow,
  outline: 'none',
  // It is always in view: to focus it moves nothing.
  scrollMarginBlockEnd: `calc(-1 * (${scale.grid.summaryRow} + ${scale.grid.bottomFade}))`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${contract.border.focus}`, outlineOffset: '-2px' },
  },
});
globalStyle(`${row} > *`, {
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

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: scale.space[6],
  minBlockSize: scale.grid.summaryRow,
  marginBlockStart: scale.grid.summaryGap,
  paddingInline: scale.space[3],
  borderBlockStart: `1px solid ${contract.border.strong}`,
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
});
export const pairs = style({ display: 'flex', flexWrap: 'wrap', columnGap: scale.space[6] });
export const pair = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({ color: contract.text.muted, fontWeight: scale.weight.regular });
