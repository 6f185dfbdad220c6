import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

/** The part of the frame where the dates are; two of a range go below each other where there is no room. */
export const dates = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[1],
  minInlineSize: 0,
  paddingInlineStart: `calc(${scale.space[4]} - 3px)`,
  paddingBlock: scale.space[1],
  fontSize: scale.textSize.body,
  cursor: 'text',
});
export const segments = style({ display: 'inline-flex', whiteSpace: 'nowrap' });
export const segment = style({
  paddingInline: '1px',
  paddingBlock: '2px',
  borderRadius: scale.radius.xsmall,
  color: contract.text.strong,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&[data-placeholder], &[data-type=literal]': { color: contract.text.muted },
    '&[data-focused]': { backgroundColor: contract.accent.base, color: contract.accent.onBase },
    '&[data-disabled]': { color: contract.text.disabled },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focused]': { forcedColorAdjust: 'none' } } },
  },
});
export const dash = style({ color: contract.text.muted });
