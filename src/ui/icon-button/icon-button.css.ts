import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

const hovered = '&[data-hovered], &[data-native]:hover';
const pressed = '&[data-pressed], &[data-native]:active, &[aria-expanded=true]';
const inert = '&[data-disabled], &:disabled';

/** Around the icon, which it makes as large as its text. */
export const icon = style({ display: 'inline-grid' });
globalStyle(`${icon} > svg`, square('1em'));

export const button = style([
  focusRing,
  {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: scale.radius.medium,
    color: contract.text.muted,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: scale.duration.quick,
    transitionTimingFunction: scale.easing.standard,
    selectors: {
      [inert]: {
        cursor: 'not-allowed',
        color: contract.text.disabled,
        backgroundColor: 'transparent',
        borderColor: 'transparent',
      },
      '&[aria-busy=true]': { cursor: 'progress' },
      [hovered]: { color: contract.text.strong, backgroundColor: contract.surface.hover },
      [pressed]: { color: contract.text.strong, backgroundColor: contract.surface.pressed },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonBorder' },
      print: { display: 'none' },
    },
  },
]);

export const size = styleVariants({
  small: { inlineSize: scale.hit.small, blockSize: scale.hit.small, fontSize: '1.125rem' },
  medium: { inlineSize: scale.hit.medium, blockSize: scale.hit.medium, fontSize: '1.25rem' },
});
