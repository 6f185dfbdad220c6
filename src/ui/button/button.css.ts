import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

const hovered = '&[data-hovered], &:is(a, [data-native]):hover';
const pressed = '&[data-pressed], &:is(a, [data-native]):active';
const inert = '&[data-disabled], &:disabled';

const base = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    paddingBlock: scale.space[2],
    border: '1px solid transparent',
    borderRadius: scale.radius.medium,
    fontWeight: scale.weight.semibold,
    lineHeight: 1.25,
    letterSpacing: '-0.006em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: scale.duration.quick,
    transitionTimingFunction: scale.easing.standard,
    selectors: {
      [inert]: {
        cursor: 'not-allowed',
        color: contract.text.disabled,
        backgroundColor: contract.disabled.surface,
        borderColor: contract.disabled.border,
        boxShadow: 'none',
      },
      '&[data-pending]': { cursor: 'progress' },
      // Nothing can be pressed on paper; where a link leads can be read.
      'button&': { '@media': { print: { display: 'none' } } },
    },
    '@media': {
      // Forced colours paint every border the same; a button that was only a fill keeps an edge.
      '(forced-colors: active)': { borderColor: 'ButtonBorder' },
    },
  },
]);

const filled = (intent: typeof contract.accent) =>
  style([
    base,
    {
      color: intent.onBase,
      backgroundColor: intent.base,
      boxShadow: contract.shadow.filled,
      selectors: {
        [hovered]: { backgroundColor: intent.hover },
        [pressed]: { backgroundColor: intent.pressed, boxShadow: 'none' },
        [inert]: { backgroundColor: intent.disabled },
      },
    },
  ]);

export const variant = {
  primary: filled(contract.accent),
  critical: filled(contract.critical),
  secondary: style([
    base,
    {
      color: contract.text.default,
      backgroundColor: contract.surface.overlay,
      borderColor: contract.border.strong,
      selectors: {
        [hovered]: { backgroundColor: contract.surface.pressed, borderColor: contract.border.strongHover },
        [pressed]: { backgroundColor: contract.surface.hover },
      },
    },
  ]),
  quiet: style([
    base,
    {
      color: contract.text.link,
      backgroundColor: 'transparent',
      selectors: {
        [hovered]: { color: contract.text.linkHover, backgroundColor: contract.surface.hover },
        [pressed]: { backgroundColor: contract.surface.pressed },
      },
    },
  ]),
};

export const size = styleVariants({
  small: { minBlockSize: scale.hit.small, paddingInline: scale.space[3], fontSize: scale.textSize.small },
  medium: { minBlockSize: scale.hit.medium, paddingInline: scale.space[4], fontSize: scale.textSize.body },
  large: {
    minBlockSize: scale.hit.large,
    paddingInline: scale.space[6],
    borderRadius: scale.radius.large,
    fontSize: scale.textSize.lead,
  },
});
export const fullWidth = style({ inlineSize: '100%' });
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space[2],
  minInlineSize: 0,
});
// Keeps its width while the spinner stands over it, so nothing moves.
export const covered = style({ opacity: 0.001 });
export const pendingMark = style({ position: 'absolute', display: 'inline-flex' });
export const icon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.125em' });
globalStyle(`${icon} > svg`, square('1em'));
