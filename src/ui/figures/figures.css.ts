import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[3]} ${scale.space[4]}`,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
});
export const term = style({ color: contract.text.muted, fontSize: scale.textSize.caption, lineHeight: 1.4 });
export const value = style({
  color: contract.text.strong,
  fontSize: scale.textSize.title2,
  fontWeight: scale.weight.bold,
  lineHeight: scale.lineHeight.title,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
