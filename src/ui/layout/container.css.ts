import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: scale.space[4],
  '@media': { [from('sm')]: { paddingInline: scale.space[6] } },
});
const upTo = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${scale.space[6]})` });
export const width = styleVariants({
  narrow: upTo(scale.width.narrow),
  text: upTo(scale.width.text),
  wide: upTo(scale.width.wide),
});
