import { style } from '@vanilla-extract/css';
import { card, surface } from '#ui/layout/layout.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const section = style([
  card,
  surface.raised,
  {
    ...flexColumn(5),
    padding: scale.space[5],
    borderRadius: scale.radius.large,
    '@media': {
      [from('sm')]: { padding: scale.space[6] },
      print: { display: 'block', padding: 0, border: 'none', borderRadius: 0 },
    },
  },
]);
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: scale.space[4],
  '@media': { print: { breakAfter: 'avoid', marginBlockEnd: scale.space[2] } },
});
export const words = style({ ...flexColumn(2), minInlineSize: 0 });
export const description = style({ maxInlineSize: '75ch', ...typography('small', 'muted') });
