import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[2],
  minInlineSize: 0,
  // The button is higher than a line of text, and must not move the line.
  marginBlock: '-0.375rem',
});
export const value = style({
  minInlineSize: 0,
  fontFamily: scale.font.mono,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
});
export const status = styleVariants(
  {
    none: contract.text.muted,
    copied: contract.positive.text,
    failed: contract.critical.text,
  },
  (color) => ({ color, fontSize: scale.textSize.small, fontWeight: scale.weight.medium }),
);
