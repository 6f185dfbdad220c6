import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const facts = style({ display: 'flex', flexDirection: 'column', margin: 0, minInlineSize: 0 });
export const fact = style({
  display: 'grid',
  gap: `${scale.space[1]} ${scale.space[5]}`,
  paddingBlock: scale.space[4],
  borderBlockStart: `1px solid ${contract.border.subtle}`,
  ':last-child': { paddingBlockEnd: 0 },
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
    print: { paddingBlock: scale.space[1] },
  },
});
export const term = style({ ...typography('small', 'muted'), lineHeight: 1.5 });
export const details = style({
  ...flexColumn(1),
  alignItems: 'flex-start',
  margin: 0,
  minInlineSize: 0,
  color: contract.text.strong,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
