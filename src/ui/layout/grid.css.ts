import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', minInlineSize: 0 });
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
});
export const column = styleVariants({
  narrow: columns('10rem'),
  medium: columns('17rem'),
  wide: columns('24rem'),
});
