import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const layout = {
  inline: style({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: scale.space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
    ...typography('small', 'muted'),
  }),
  stacked: style({
    ...flexColumn(2),
    minInlineSize: 0,
    ...typography('small', 'default', 'medium'),
    lineHeight: 1.4,
  }),
};
export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const select = style([
  focusRing,
  {
    appearance: 'none',
    // As wide as what is chosen: measuring the names of languages in all their fonts took a slow phone 60 ms.
    fieldSizing: 'content',
    minInlineSize: 0,
    maxInlineSize: '100%',
    textOverflow: 'ellipsis',
    paddingInline: `${scale.space[3]} ${scale.space[8]}`,
    border: `1px solid ${contract.border.strong}`,
    backgroundColor: contract.surface.field,
    ...typography('body', 'default'),
    cursor: 'pointer',
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const option = style({ backgroundColor: contract.surface.overlay, color: contract.text.default });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: scale.space[2],
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const size = {
  inline: style({ minBlockSize: scale.hit.small, borderRadius: scale.radius.small }),
  stacked: style({
    inlineSize: '100%',
    fontWeight: scale.weight.regular,
    minBlockSize: '3rem',
    borderRadius: scale.radius.medium,
  }),
};
