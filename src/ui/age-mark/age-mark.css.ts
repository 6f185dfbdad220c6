import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const mark = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `2px solid ${contract.border.strong}`,
  borderRadius: scale.radius.round,
  color: contract.text.strong,
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.bold,
});
