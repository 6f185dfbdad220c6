import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space[1],
  fontSize: scale.textSize.small,
});
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[1],
  minInlineSize: 0,
  minBlockSize: '2rem',
});
export const separator = style({
  flexShrink: 0,
  color: contract.text.muted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const current = style({
  minInlineSize: 0,
  color: contract.text.strong,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
});
