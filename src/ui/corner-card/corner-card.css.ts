import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '#ui/bottom-bar/bottom-bar.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow } from '#ui/theme/shapes.ts';

export const card = style({
  position: 'fixed',
  zIndex: 5,
  insetBlockEnd: scale.space[3],
  insetInlineEnd: scale.space[3],
  maxInlineSize: `calc(100vw - 2 * ${scale.space[3]})`,
  ...flexRow(2),
  padding: scale.space[2],
  border: `1px solid ${contract.accent.border}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  selectors: { [`html:has(${bar}) &`]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
// Whatever takes focus stops above the card (checklist, B4), and so does the end of the page.
globalStyle(`html:has(${card})`, { scrollPaddingBlockEnd: scale.space[20] });
globalStyle(`body:has(${card})`, { paddingBlockEnd: scale.space[20] });
