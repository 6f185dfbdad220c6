import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: 200,
  insetBlockStart: scale.space[2],
  insetInlineStart: scale.space[2],
  paddingBlock: scale.space[3],
  paddingInline: scale.space[4],
  borderRadius: scale.radius.medium,
  backgroundColor: contract.accent.base,
  color: contract.accent.onBase,
  fontWeight: scale.weight.semibold,
  textDecorationLine: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
