import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const banner = style({
  paddingBlock: scale.space[5],
  backgroundColor: contract.surface.raised,
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  '@media': { print: { display: 'none' } },
});
