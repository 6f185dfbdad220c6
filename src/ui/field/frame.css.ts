import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { bareButton, focusOutline } from '#ui/theme/shapes.ts';

/** What looks like one control and holds several: an input and its buttons. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3rem',
  padding: '1px',
  border: `1px solid ${contract.border.strong}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.field,
  color: contract.text.strong,
  lineHeight: 1.5,
  transition: `border-color ${scale.duration.quick} ${scale.easing.standard}, box-shadow ${scale.duration.quick} ${scale.easing.standard}`,
  selectors: {
    '&[data-hovered]': { borderColor: contract.border.strongHover },
    '&[data-invalid]': { borderColor: contract.critical.border },
    '&[data-focus-within]': { borderColor: contract.border.focus },
    // Not by React Aria's attribute: one types here also after a press, and a button within has its own ring.
    '&:has(:is(input, [contenteditable]):focus-visible)': {
      ...focusOutline('-1px'),
      boxShadow: `0 0 0 4px ${contract.brand.glow}`,
    },
  },
});
export const input = style({
  flex: '1 1 0',
  inlineSize: 0,
  minInlineSize: 0,
  paddingInline: `calc(${scale.space[4]} - 1px)`,
  paddingBlock: scale.space[2],
  border: 0,
  backgroundColor: 'transparent',
  // Below 16 px a phone zooms into the field.
  fontSize: scale.textSize.body,
  textOverflow: 'ellipsis',
  outline: 'none',
  '::placeholder': { color: contract.text.muted, opacity: 1 },
});
export const button = style([
  focusRing,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: scale.hit.medium,
    ...bareButton,
    borderRadius: `calc(${scale.radius.medium} - 2px)`,
    color: contract.text.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: contract.text.strong, backgroundColor: contract.surface.hover },
      '&[data-pressed]': { backgroundColor: contract.surface.pressed },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[data-disabled]': { color: contract.text.disabled, cursor: 'not-allowed' },
    },
  },
]);
