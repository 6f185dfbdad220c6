import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '#ui/popover/popover.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, square, typography } from '#ui/theme/shapes.ts';

export const popover = style([panel, { minInlineSize: 'max(13rem, var(--trigger-width))' }]);
export const menu = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: scale.space[2],
  outline: 'none',
});
export const section = style({ display: 'flex', flexDirection: 'column' });
export const separator = style({
  blockSize: '1px',
  marginBlock: scale.space[2],
  marginInline: scale.space[3],
  backgroundColor: contract.border.subtle,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});
export const heading = style({
  paddingBlock: `${scale.space[2]} ${scale.space[1]}`,
  paddingInline: scale.space[3],
  ...typography('caption', 'muted', 'semibold'),
  lineHeight: 1.4,
});
const pointedAt = '&[data-hovered], &[data-focus-visible], &[data-pressed]';
export const item = style([
  focusRing,
  {
    ...flexRow(3),
    minBlockSize: scale.hit.medium,
    paddingBlock: scale.space[2],
    paddingInline: scale.space[3],
    borderRadius: scale.radius.small,
    fontSize: scale.textSize.body,
    lineHeight: 1.35,
    textDecorationLine: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // The panel scrolls and would clip a ring outside of the item.
      '&:focus-visible, &[data-focus-visible]': { outlineOffset: '-2px' },
      '&:not([aria-current])': { color: contract.text.default },
      [pointedAt]: { backgroundColor: contract.surface.pressed },
      '&[aria-current]': { color: contract.accent.text, fontWeight: scale.weight.semibold },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [pointedAt]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);
export const icon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25rem' });
globalStyle(`${icon} > svg`, square('1em'));
globalStyle(`${item} > ${icon}`, {
  color: contract.text.muted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const check = style({
  flexShrink: 0,
  visibility: 'hidden',
  color: contract.accent.text,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
