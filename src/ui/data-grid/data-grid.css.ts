import { style } from '@vanilla-extract/css';
import { scale } from '#ui/theme/scale.css.ts';

export const whole = style({
  display: 'grid',
  // A table that is wider than its place must scroll, not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[3],
});
