import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const list = style({ ...flexColumn(2), minInlineSize: 0 });
export const item = style({
  display: 'flex',
  gap: scale.space[2],
  minInlineSize: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
globalStyle(`${item} > svg`, {
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.5em',
  color: contract.accent.text,
});
