import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const bullets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[2],
  maxInlineSize: '68ch',
  paddingInlineStart: scale.space[5],
  listStyle: 'disc',
});
globalStyle(`${bullets} > li::marker`, { color: contract.text.muted });
