import { style } from '@vanilla-extract/css';
import { flexColumn } from '#ui/theme/shapes.ts';

export const section = style({
  ...flexColumn(3),
  // A link may lead here and bring focus; the person did not tab to it and cannot act on it.
  outline: 'none',
});
