import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

export const button = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: scale.space[2],
    maxInlineSize: '100%',
    paddingBlock: scale.space[2],
    paddingInline: scale.space[3],
    border: `1px solid ${contract.border.strong}`,
    borderRadius: scale.radius.round,
    backgroundColor: 'transparent',
    color: contract.text.default,
    fontWeight: scale.weight.medium,
    lineHeight: 1.25,
    cursor: 'pointer',
    selectors: {
      '&:hover': {
        borderColor: contract.border.strongHover,
        backgroundColor: contract.surface.hover,
      },
      '&[aria-pressed=true]': {
        borderColor: contract.accent.border,
        backgroundColor: contract.accent.soft,
        // A second line, so that colour is not the only difference and nothing moves.
        boxShadow: `inset 0 0 0 1px ${contract.accent.border}`,
        color: contract.accent.onSoft,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);
export const size = styleVariants({
  medium: { minBlockSize: scale.hit.medium },
  // As high as the fields it stands beside.
  field: { minBlockSize: '3rem' },
});
export const icon = style({ flexShrink: 0, display: 'inline-flex' });
globalStyle(`${icon} > svg`, square('1.125rem'));
