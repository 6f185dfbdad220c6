import { keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const track = style({
  position: 'fixed',
  zIndex: scale.layer.toast,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  // A page that is ready sooner never shows the bar.
  animation: `${appear} 1ms linear 200ms backwards`,
});
export const bar = style({
  blockSize: '100%',
  backgroundColor: contract.accent.text,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      inlineSize: '40%',
      animation: `${run} 1200ms ease-in-out infinite`,
    },
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
});
