import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { MOVING, flexColumn, flexRow, square } from '#ui/theme/shapes.ts';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const whole = style({ ...flexColumn(2), inlineSize: '100%', minInlineSize: 0 });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: scale.space[4],
  fontSize: scale.textSize.small,
});
export const label = style({ color: contract.text.default, fontWeight: scale.weight.medium });
export const value = style({ color: contract.text.muted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  overflow: 'hidden',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.round,
  backgroundColor: contract.surface.sunken,
});
export const thickness = styleVariants({
  small: { blockSize: '0.5rem' },
  large: { blockSize: '0.875rem' },
});
export const drawing = style({
  ...square('100%'),
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const fill = style({
  '@media': { [MOVING]: { transition: `width ${scale.duration.slow} ${scale.easing.standard}` } },
});
export const tone = styleVariants({
  accent: { fill: contract.accent.border },
  positive: { fill: contract.positive.border },
});
// At rest it stands in the middle: a full bar would say that all is done.
export const running = style({
  x: '30%',
  transformBox: 'fill-box',
  '@media': { [MOVING]: { x: 0, animation: `${run} 1400ms ease-in-out infinite` } },
});
export const goal = style(flexRow(3));
export const goalTrack = style({ flex: 1, minInlineSize: 0 });
export const goalMark = style({ flexShrink: 0, ...square('1.25rem') });
export const goalTone = styleVariants({
  ahead: { color: contract.text.muted },
  reached: { color: contract.positive.text },
});
