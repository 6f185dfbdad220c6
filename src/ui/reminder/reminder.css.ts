import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const reminder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${scale.space[2]} ${scale.space[3]}`,
  marginBlockStart: scale.space[4],
  padding: scale.space[3],
  paddingInlineStart: scale.space[4],
  border: `1px solid color-mix(in srgb, ${contract.accent.border} 40%, ${contract.accent.soft})`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.accent.soft,
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
  },
});
export const words = style({
  ...flexColumn(1),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: contract.text.default,
});
// On a phone the cross stands beside the words, and the action below both.
export const action = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [from('sm')]: { gridColumn: 2, gridRow: 1 } },
});
export const dismissal = style({
  gridColumn: 2,
  gridRow: 1,
  '@media': { [from('sm')]: { gridColumn: 3 } },
});
