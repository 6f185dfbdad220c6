import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { FORCED, MOVING, square } from '#ui/theme/shapes.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const rise = keyframes({ from: { opacity: 0, transform: 'scale(0.5)' } });
const spread = keyframes({ from: { opacity: 0.55, transform: 'scale(0.9)' } });

export const mark = style({
  position: 'relative',
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  ...square('5rem'),
  borderRadius: scale.radius.round,
  backgroundColor: contract.positive.soft,
  color: contract.positive.text,
  fontSize: '2.25rem',
  // A glow that spreads once.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `0 0 0 2px ${contract.positive.border}`,
    opacity: 0,
    transform: 'scale(1.7)',
  },
  '@media': {
    [MOVING]: { '::after': { animation: `${spread} 900ms 350ms ${scale.easing.standard} backwards` } },
  },
});
export const ring = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
});
export const line = style({
  stroke: contract.positive.border,
  '@media': {
    [MOVING]: { animation: `${draw} 700ms ${scale.easing.standard} backwards` },
    [FORCED]: { stroke: 'CanvasText' },
  },
});
export const icon = style({
  display: 'grid',
  '@media': { [MOVING]: { animation: `${rise} 320ms 300ms ${scale.easing.standard} backwards` } },
});
globalStyle(`${icon} > svg`, { ...square('1em'), strokeWidth: 1.75 });
