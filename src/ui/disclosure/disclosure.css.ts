import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, square, typography } from '#ui/theme/shapes.ts';

export const whole = style({ ...flexColumn(3), inlineSize: '100%' });
export const button = style([
  focusRing,
  {
    alignSelf: 'start',
    // Its words begin where the text around it begins.
    marginInlineStart: `calc(-1 * ${scale.space[3]})`,
    display: 'inline-flex',
    alignItems: 'center',
    gap: scale.space[1],
    minBlockSize: scale.hit.small,
    paddingInline: scale.space[3],
    border: 0,
    borderRadius: scale.radius.medium,
    backgroundColor: 'transparent',
    ...typography('small', 'link', 'medium'),
    cursor: 'pointer',
    ':hover': { color: contract.text.linkHover, backgroundColor: contract.surface.hover },
  },
]);
export const chevron = style({
  ...square('1rem'),
  transition: `transform ${scale.duration.gentle} ${scale.easing.standard}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
