import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

// Still in the tree, to be announced when its text comes, but nothing that a stack would put a gap around.
export const silent = style({ position: 'absolute' });
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[2]} ${scale.space[4]}`,
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
  textAlign: 'start',
  textWrap: 'pretty',
});
export const placement = styleVariants({
  text: {},
  page: { paddingBlockStart: scale.space[4] },
  lead: { paddingBlockEnd: scale.space[6] },
});
export const line = style({ display: 'flex', gap: scale.space[2], minInlineSize: 0 });
export const icon = style({ flexShrink: 0, paddingBlockStart: '0.05rem' });
export const words = style({ color: contract.text.default });
