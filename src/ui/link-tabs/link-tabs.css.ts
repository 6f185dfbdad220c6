import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const whole = style({ '@media': { print: { display: 'none' } } });
export const list = style({
  display: 'flex',
  gap: scale.space[1],
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  boxShadow: `inset 0 -1px 0 ${contract.border.subtle}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});
export const link = style([
  focusRing,
  {
    position: 'relative',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.hit.medium,
    paddingInline: scale.space[3],
    borderRadius: scale.radius.small,
    color: contract.text.muted,
    fontWeight: scale.weight.semibold,
    letterSpacing: '-0.006em',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `color ${scale.duration.quick} ${scale.easing.standard}`,
    selectors: {
      '&:hover, &[aria-current]': { color: contract.text.strong },
      // The list scrolls and would clip a ring outside of the link.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
export const indicator = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: scale.space[3],
  blockSize: '2px',
  borderRadius: scale.radius.round,
  backgroundColor: contract.accent.text,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
