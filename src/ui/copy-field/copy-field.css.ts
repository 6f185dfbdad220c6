import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const whole = style({ ...flexColumn(2), minInlineSize: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[2] });
export const value = style([
  control,
  {
    flex: '1 1 10rem',
    inlineSize: 'auto',
    fontFamily: scale.font.mono,
    textOverflow: 'ellipsis',
    // Its letters run left to right in any language, and it lies where a line begins.
    selectors: { ':dir(rtl) > &': { textAlign: 'end' } },
  },
]);
// Keeps its line while it is empty, so nothing moves when it speaks.
const line = style({
  minBlockSize: '1.4em',
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.medium,
  lineHeight: 1.4,
});
export const status = {
  none: style([line, { color: contract.text.muted }]),
  copied: style([line, { color: contract.positive.text }]),
  failed: style([line, { color: contract.critical.text }]),
};
