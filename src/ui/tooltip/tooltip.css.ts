import { keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  maxInlineSize: 'min(18rem, calc(100vw - 1.5rem))',
  paddingBlock: scale.space[2],
  paddingInline: scale.space[3],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.small,
  backgroundColor: contract.surface.overlay,
  color: contract.text.strong,
  boxShadow: contract.shadow.overlay,
  fontSize: scale.textSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': {
    print: { display: 'none' },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-entering]': { animation: `${fade} ${scale.duration.quick} linear` } },
    },
  },
});
