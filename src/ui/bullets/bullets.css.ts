import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const bullets = style({
  ...flexColumn(2),
  maxInlineSize: '68ch',
  paddingInlineStart: scale.space[5],
  listStyle: 'disc',
});
globalStyle(`${bullets} > li::marker`, { color: contract.text.muted });
