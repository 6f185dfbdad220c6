import { style } from '@vanilla-extract/css';
import { scale } from '#ui/theme/scale.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[3],
  // A link may lead here and bring focus; the person did not tab to it and cannot act on it.
  outline: 'none',
});
