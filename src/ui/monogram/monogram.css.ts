import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const tile = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: scale.hit.medium,
  blockSize: scale.hit.medium,
  overflow: 'hidden',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.pressed,
  color: contract.text.strong,
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.bold,
  letterSpacing: '0.02em',
  lineHeight: 1,
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
