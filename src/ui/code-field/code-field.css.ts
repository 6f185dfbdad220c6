import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const code = style([
  control,
  {
    minBlockSize: '3.75rem',
    fontSize: '1.625rem',
    fontWeight: scale.weight.semibold,
    fontVariantNumeric: 'tabular-nums slashed-zero',
    letterSpacing: '0.35em',
    textAlign: 'center',
    // The last letter's spacing would push the digits off the middle.
    textIndent: '0.35em',
  },
]);
