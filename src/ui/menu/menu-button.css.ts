import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '#ui/popover/popover.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

/** On top of the look of a button. */
export const trigger = style({
  color: contract.text.default,
  selectors: {
    '&:hover': { color: contract.text.strong },
    '&[aria-expanded=true]': { color: contract.text.strong, backgroundColor: contract.surface.pressed },
  },
});
export const mark = style({ display: 'inline-flex', flexShrink: 0, color: contract.text.muted });
globalStyle(`${mark} > svg`, square('1rem'));
export const chevron = style({
  transition: `transform ${scale.duration.gentle} ${scale.easing.standard}`,
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
});
export const whole = style({ position: 'relative', display: 'inline-flex' });
/** In the place of the menu, without React Aria to put it there. */
export const otherwise = style([
  panel,
  {
    position: 'absolute',
    zIndex: scale.layer.popover,
    insetBlockStart: `calc(100% + ${scale.space[1]})`,
    insetInlineEnd: 0,
    gap: scale.space[3],
    inlineSize: 'max-content',
    padding: scale.space[4],
  },
]);
