import { keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** What hangs from a button of the grid. */
export const panel = style({
  maxInlineSize: 'min(24rem, calc(100vw - 1.5rem))',
  overflow: 'auto',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  color: contract.text.default,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-entering]': { animation: `${appear} ${scale.duration.quick} ${scale.easing.standard}` },
      },
    },
  },
});
