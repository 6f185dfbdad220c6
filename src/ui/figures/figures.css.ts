import { style } from '@vanilla-extract/css';
import { scale } from '#ui/theme/scale.css.ts';
import { typography } from '#ui/theme/shapes.ts';

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
export const term = style({ ...typography('caption', 'muted'), lineHeight: 1.4 });
export const value = style({
  ...typography('title2', 'strong', 'bold'),
  lineHeight: scale.lineHeight.title,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
