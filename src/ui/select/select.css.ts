import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    gap: scale.space[2],
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '[data-open] > &': { borderColor: contract.border.focus },
      '[data-invalid]:not([data-open]) > &:not([data-focused])': { borderColor: contract.critical.border },
      '&[data-disabled]': {
        borderColor: contract.disabled.border,
        backgroundColor: contract.disabled.surface,
        color: contract.text.disabled,
        cursor: 'not-allowed',
      },
    },
  },
]);
export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: contract.text.muted } },
});
export const chevron = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: contract.text.muted,
  transition: `transform ${scale.duration.gentle} ${scale.easing.standard}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
