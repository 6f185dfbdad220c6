import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square, typography } from '#ui/theme/shapes.ts';

export const mark = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  ...square('2.5rem'),
  border: `2px solid ${contract.border.strong}`,
  borderRadius: scale.radius.round,
  ...typography('small', 'strong', 'bold'),
});
