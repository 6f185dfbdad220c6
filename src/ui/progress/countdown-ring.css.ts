import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

export const frame = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  ...square('3.5rem'),
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const ring = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const track = style({
  stroke: contract.border.subtle,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});
export const rest = style({
  stroke: contract.accent.text,
  transition: `stroke-dashoffset ${scale.duration.slow} linear`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { stroke: 'CanvasText' },
  },
});
