import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

const appear = keyframes({ from: { opacity: 0 } });
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = style({
  display: 'block',
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: contract.surface.pressed,
  // What is ready sooner than this never shows a skeleton.
  animation: `${appear} 1ms linear 300ms backwards`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: `linear-gradient(90deg, transparent, ${contract.surface.hover}, transparent)`,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '::after': { animation: `${pass} 1600ms ${scale.easing.standard} infinite` },
    },
    '(prefers-reduced-motion: reduce)': { '::after': { background: 'none' } },
    // The fill goes; what shimmered becomes an edge that stands still.
    '(forced-colors: active)': {
      '::after': { animation: 'none', background: 'none', border: '1px solid GrayText' },
    },
  },
  selectors: { '&:dir(rtl)::after': { animationDirection: 'reverse' } },
});
// As high as a line of the text it stands for, of which it shows the part that letters fill.
const margin = 'calc((1lh - 0.75em) / 2)';
const line = {
  blockSize: '1lh',
  borderRadius: scale.radius.small,
  clipPath: `inset(${margin} 0 round ${scale.radius.small})`,
  '::after': { insetBlock: margin },
};
export const shape = styleVariants({
  text: line,
  heading: { ...line, fontSize: scale.textSize.title2, lineHeight: scale.lineHeight.title },
  block: { borderRadius: scale.radius.medium },
  circle: { flexShrink: 0, ...square(scale.hit.medium), borderRadius: scale.radius.round },
});
export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  medium: { inlineSize: '55%' },
  short: { inlineSize: '30%' },
});
export const height = styleVariants({
  row: { blockSize: scale.grid.standardRow },
  card: { blockSize: '8rem' },
  chart: { blockSize: '16rem' },
  // A virtual table and its edge.
  table: { blockSize: 'calc(min(40rem, 78dvh) + 2px)' },
});
