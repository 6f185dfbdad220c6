import { style } from '@vanilla-extract/css';
import * as frame from '#ui/field/frame.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { typography } from '#ui/theme/shapes.ts';

const outer = `calc(${scale.radius.medium} - 2px)`;

export const input = style([
  frame.input,
  {
    // Room for 12,345.67 beside the longest unit.
    minInlineSize: '6.25rem',
    paddingInlineEnd: scale.space[1],
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const unit = style({
  flexShrink: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingInlineEnd: scale.space[3],
  ...typography('small', 'muted'),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const stepper = style([
  frame.button,
  {
    borderRadius: 0,
    borderInlineStart: `1px solid ${contract.border.subtle}`,
    selectors: { '&:last-of-type': { borderStartEndRadius: outer, borderEndEndRadius: outer } },
  },
]);
