import { style } from '@vanilla-extract/css';
import { panel } from '#ui/popover/popover.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const popover = style([
  panel,
  {
    inlineSize: 'var(--trigger-width)',
    minInlineSize: '13rem',
    maxInlineSize: `calc(100vw - 2 * ${scale.space[3]})`,
  },
]);
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: '22rem',
  padding: scale.space[2],
  outline: 'none',
});
const pointedAt = '&[data-hovered], &[data-focused], &[data-pressed]';
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[3],
  minBlockSize: scale.hit.medium,
  paddingBlock: scale.space[2],
  paddingInline: scale.space[3],
  borderRadius: scale.radius.small,
  color: contract.text.default,
  fontSize: scale.textSize.body,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [pointedAt]: { backgroundColor: contract.surface.pressed },
    '&[data-focus-visible]': {
      // The list scrolls and would clip a ring outside of the option.
      outline: `2px solid ${contract.border.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-selected]': { color: contract.text.strong, fontWeight: scale.weight.semibold },
    '&[data-disabled]': { color: contract.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [pointedAt]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const texts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = style({
  color: contract.text.muted,
  fontSize: scale.textSize.caption,
  fontWeight: scale.weight.regular,
  lineHeight: 1.45,
  selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const check = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: contract.accent.text,
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const empty = style({
  paddingBlock: scale.space[3],
  paddingInline: scale.space[3],
  color: contract.text.muted,
  fontSize: scale.textSize.small,
  lineHeight: 1.45,
});
