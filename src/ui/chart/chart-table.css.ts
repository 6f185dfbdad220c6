import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  borderCollapse: 'collapse',
  color: contract.text.default,
  fontSize: scale.textSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});
export const caption = style({
  paddingBlockEnd: scale.space[2],
  color: contract.text.muted,
  textAlign: 'start',
});
const cell = { padding: `${scale.space[1]} ${scale.space[2]}` };
export const head = style({
  ...cell,
  color: contract.text.muted,
  fontWeight: scale.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});
export const row = style({ borderBlockStart: `1px solid ${contract.border.subtle}` });
export const name = style({
  ...cell,
  paddingInlineStart: 0,
  fontWeight: scale.weight.regular,
  textAlign: 'start',
});
export const value = style({ ...cell, textAlign: 'end' });
export const total = style({
  borderBlockStart: `2px solid ${contract.border.strong}`,
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
});
