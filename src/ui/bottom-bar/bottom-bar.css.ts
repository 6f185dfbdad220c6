import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const bar = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: scale.space[3],
  // At the end of a page it is lifted by as much, and must not come to lie on what stands before it.
  marginBlockStart: scale.space[3],
  ...flexColumn(2),
  padding: scale.space[3],
  border: `1px solid ${contract.accent.border}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  '@media': { print: { display: 'none' } },
});
// Whatever takes focus stops above the bar (checklist, B4).
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '9rem' });
