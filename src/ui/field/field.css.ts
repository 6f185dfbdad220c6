import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, focusOutline, typography } from '#ui/theme/shapes.ts';

export const field = style({
  ...flexColumn(2),
  // Side by side, controls stay level when only one of the fields has an error above it.
  justifyContent: 'flex-end',
  minInlineSize: 0,
});
export const label = style({ ...typography('small', 'default', 'medium'), lineHeight: 1.4 });
export const description = style({ ...typography('small', 'muted'), lineHeight: 1.45 });
export const error = style({
  display: 'flex',
  gap: scale.space[2],
  color: contract.critical.text,
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.medium,
  lineHeight: 1.45,
});
export const errorIcon = style({ flexShrink: 0, inlineSize: '1.125em', blockSize: '1.45em' });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3rem',
  paddingInline: scale.space[4],
  paddingBlock: scale.space[2],
  border: `1px solid ${contract.border.strong}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.field,
  color: contract.text.strong,
  // Below 16 px a phone zooms into the field.
  fontSize: scale.textSize.body,
  lineHeight: 1.5,
  outline: 'none',
  transition: `border-color ${scale.duration.quick} ${scale.easing.standard}, box-shadow ${scale.duration.quick} ${scale.easing.standard}`,
  selectors: {
    '&:hover': { borderColor: contract.border.strongHover },
    '&[aria-invalid=true]': { borderColor: contract.critical.border },
    '&:focus': {
      borderColor: contract.border.focus,
      outline: '2px solid transparent',
    },
    '&:focus-visible': {
      ...focusOutline('-1px'),
      boxShadow: `0 0 0 4px ${contract.brand.glow}`,
    },
    '&:is(:autofill, :autofill:hover, :autofill:focus)': {
      WebkitTextFillColor: contract.text.strong,
      caretColor: contract.text.strong,
      // The browser's own fill is light; this long inset covers it.
      boxShadow: `0 0 0 100rem ${contract.surface.overlay} inset`,
    },
  },
});
