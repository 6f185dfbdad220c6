import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${contract.border.subtle}`,
});
export const surface = styleVariants({
  raised: { backgroundColor: contract.surface.raised, boxShadow: contract.shadow.raised },
  sunken: { backgroundColor: contract.surface.sunken },
});
export const padding = styleVariants({
  small: { padding: scale.space[4], borderRadius: scale.radius.medium },
  medium: { padding: scale.space[5], borderRadius: scale.radius.large },
  large: {
    paddingBlock: scale.space[6],
    paddingInline: scale.space[5],
    borderRadius: scale.radius.xlarge,
    '@media': { [from('sm')]: { padding: scale.space[10] } },
  },
});
