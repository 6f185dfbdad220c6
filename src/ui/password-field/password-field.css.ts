import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, square, typography } from '#ui/theme/shapes.ts';

export const frame = style({ position: 'relative' });
export const input = style([control, { paddingInlineEnd: '3.25rem' }]);
export const toggle = style([
  focusRing,
  {
    position: 'absolute',
    insetBlock: '2px',
    insetInlineEnd: '2px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: scale.hit.medium,
    border: 0,
    borderRadius: `calc(${scale.radius.medium} - 2px)`,
    backgroundColor: 'transparent',
    color: contract.text.muted,
    cursor: 'pointer',
    ':hover': { color: contract.text.strong, backgroundColor: contract.surface.hover },
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);
globalStyle(`${toggle} > svg`, square('1.25rem'));
export const rules = style({
  ...flexColumn(2),
  paddingBlockStart: scale.space[1],
  ...typography('small', 'muted'),
  lineHeight: 1.4,
});
export const list = style({
  display: 'grid',
  paddingBlockStart: scale.space[1],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  rowGap: scale.space[1],
  columnGap: scale.space[4],
});
export const rule = style({
  display: 'flex',
  gap: scale.space[2],
  selectors: { '&[data-met]': { color: contract.positive.text } },
});
export const mark = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1.4em' });
