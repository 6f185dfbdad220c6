import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { focusOutline } from '#ui/theme/shapes.ts';

// A list on paper is not searched.
export const whole = style({ '@media': { print: { display: 'none' } } });
export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const input = style([
  control,
  {
    paddingInlineStart: scale.space[10],
    selectors: {
      '&&:focus-visible': focusOutline('-1px'),
    },
  },
]);
export const icon = style({
  position: 'absolute',
  insetInlineStart: scale.space[3],
  color: contract.text.muted,
  pointerEvents: 'none',
});
