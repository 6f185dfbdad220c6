import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const bar = style({
  position: 'sticky',
  zIndex: scale.layer.header,
  insetBlockStart: 0,
  paddingBlock: scale.space[3],
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  backgroundColor: contract.surface.header,
  backdropFilter: 'blur(14px)',
});
export const section = style({
  paddingBlock: scale.space[10],
  borderBlockStart: `1px solid ${contract.border.subtle}`,
  scrollMarginBlockStart: scale.space[20],
});
export const specimen = style({ ...flexColumn(3), minInlineSize: 0 });
export const caption = style({ ...typography('caption', 'muted'), fontFamily: scale.font.mono });
/** Stands for a window: what is fixed inside goes along its top, not along that of the gallery. */
export const miniature = style({
  contain: 'layout paint',
  padding: scale.space[6],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.raised,
});
