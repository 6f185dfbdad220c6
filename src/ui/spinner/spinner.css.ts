import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const mark = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
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
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // A ring that stands still says nothing; its words do.
  '@media': {
    [STILL]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      fontSize: scale.textSize.body,
      color: contract.text.muted,
    },
  },
});
export const centred = style({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });
globalStyle(`${mark} circle`, { transformOrigin: 'center' });
