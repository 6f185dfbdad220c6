import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const dialog = style({
  inlineSize: `calc(100% - 2 * ${scale.space[3]})`,
  maxInlineSize: '30rem',
  margin: `auto auto ${scale.space[3]}`,
  padding: scale.space[6],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.xlarge,
  color: contract.text.default,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  selectors: {
    '&::backdrop': { backgroundColor: contract.surface.scrim, backdropFilter: 'blur(3px)' },
  },
  '@media': { [from('sm')]: { margin: 'auto' } },
});
export const actions = style({
  ...flexColumn(3),
  '@media': { [from('sm')]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } },
});
