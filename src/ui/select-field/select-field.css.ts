import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

export const frame = style({ position: 'relative' });
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: scale.space[10],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { "&:has(option[value='']:checked)": { color: contract.text.muted } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const option = style({ backgroundColor: contract.surface.overlay, color: contract.text.default });
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: scale.space[4],
  marginBlock: 'auto',
  ...square('1.125rem'),
  color: contract.text.muted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
