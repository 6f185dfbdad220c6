import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, square } from '#ui/theme/shapes.ts';

export const fold = style({ minInlineSize: 0 });
export const summary = style([
  focusRing,
  {
    ...flexRow(3),
    minBlockSize: scale.hit.large,
    // The space around it is part of what can be pressed.
    marginBlock: `calc(-1 * ${scale.space[3]})`,
    borderRadius: scale.radius.small,
    // Without the browser's own triangle.
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
export const heading = style({ flexGrow: 1, minInlineSize: 0 });
export const value = style({ color: contract.text.strong, fontVariantNumeric: 'tabular-nums' });
export const chevron = style({
  flexShrink: 0,
  ...square('1.25rem'),
  color: contract.text.muted,
  transition: `transform ${scale.duration.gentle} ${scale.easing.standard}`,
  '@media': { print: { display: 'none' } },
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[5],
  paddingBlockStart: scale.space[4],
});

// On paper nobody can open it.
globalStyle(`${fold}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
