import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square, typography } from '#ui/theme/shapes.ts';

export const tile = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  ...square(scale.hit.medium),
  overflow: 'hidden',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.pressed,
  ...typography('small', 'strong', 'bold'),
  letterSpacing: '0.02em',
  lineHeight: 1,
});
export const image = style({ ...square('100%'), objectFit: 'contain' });
