import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

/** Stands for a window: what is fixed inside goes along its top, not along that of the gallery. */
export const miniature = style({
  contain: 'layout paint',
  padding: scale.space[6],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.raised,
});
