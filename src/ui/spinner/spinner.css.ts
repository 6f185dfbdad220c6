import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { outOfSight, square, typography } from '#ui/theme/shapes.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const mark = style({
  ...square('1.25em'),
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [STILL]: { animation: 'none' } },
});
export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[3],
  color: contract.accent.text,
  fontSize: scale.textSize.title1,
  // What is ready sooner than this never shows a spinner.
  animation: `${appear} 1ms linear 300ms backwards`,
  '@media': { [STILL]: { animation: 'none' } },
});
export const label = style({
  ...outOfSight,
  whiteSpace: 'nowrap',
  // A ring that stands still says nothing; its words do.
  '@media': {
    [STILL]: {
      position: 'static',
      ...square('auto'),
      clipPath: 'none',
      whiteSpace: 'normal',
      ...typography('body', 'muted'),
    },
  },
});
export const centred = style({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });
globalStyle(`${mark} circle`, { transformOrigin: 'center' });
