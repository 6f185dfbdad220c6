import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: scale.space[3],
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(14rem, 1fr)',
      gridAutoColumns: 'auto',
      gridAutoFlow: 'column',
    },
    print: { display: 'none' },
  },
});
// The last filter spans both columns if it is alone in its row: half the width cuts off the labels of its choices.
globalStyle(`${bar} > :first-child, ${bar} > :last-child:nth-child(even)`, {
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});
