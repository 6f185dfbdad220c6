import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, square } from '#ui/theme/shapes.ts';

export const options = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space[3],
  minBlockSize: scale.hit.medium,
  paddingBlock: '0.625rem',
  color: contract.text.default,
  cursor: 'pointer',
});
export const mark = style([
  focusRing,
  {
    appearance: 'none',
    flexShrink: 0,
    ...square('1.5rem'),
    margin: 0,
    border: `1px solid ${contract.border.strong}`,
    borderRadius: scale.radius.round,
    backgroundColor: contract.surface.field,
    cursor: 'inherit',
    transition: `background-color ${scale.duration.quick}, border-color ${scale.duration.quick}`,
    ':checked': {
      borderColor: contract.accent.base,
      // The dot: what the ring of the border leaves free.
      borderWidth: '7px',
      backgroundColor: contract.accent.onBase,
    },
    selectors: {
      [`${option}:hover &:not(:checked)`]: { borderColor: contract.border.strongHover },
      [`${option}[data-invalid] &:not(:checked)`]: { borderColor: contract.critical.border },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const text = style({
  ...flexColumn(1),
  minInlineSize: 0,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
});
