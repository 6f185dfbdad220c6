import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${scale.space[1]} ${scale.space[4]}`,
  paddingBlock: scale.space[3],
  borderBlockStart: `1px solid ${contract.border.subtle}`,
  lineHeight: 1.45,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const result = style({
  borderBlockStartColor: contract.border.strong,
  fontWeight: scale.weight.semibold,
});
export const words = style({ ...flexColumn(1), flex: '1 1 8rem', minInlineSize: 0 });
export const term = style({ color: contract.text.strong, overflowWrap: 'anywhere' });
export const note = style({ ...typography('small', 'muted', 'regular'), overflowWrap: 'anywhere' });
export const amount = style({
  marginInlineStart: 'auto',
  color: contract.text.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
// It has no letters to stand on a line with.
export const awaited = style({ alignSelf: 'flex-start', inlineSize: '7rem', maxInlineSize: '100%' });
export const unit = style({ color: contract.text.muted, fontWeight: scale.weight.regular });
