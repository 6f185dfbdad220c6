import { keyframes, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const fade = keyframes({ from: { opacity: 0, transform: 'translateY(var(--from))' } });

/** The look of what floats beside its trigger. React Aria places it and bounds its height. It leaves without ado. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: `min(22rem, calc(100vw - 2 * ${scale.space[3]}))`,
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.overlay,
  color: contract.text.default,
  boxShadow: contract.shadow.overlay,
  outline: 'none',
  vars: { '--from': '-4px' },
  selectors: {
    '&[data-placement=top]': { vars: { '--from': '4px' } },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-entering]': { animation: `${fade} ${scale.duration.quick} ${scale.easing.standard}` },
      },
    },
  },
});

/** React Aria writes a layer of its own into the element; only a style of the element can put ours in its place. */
export const popoverLayer = { zIndex: scale.layer.popover };
