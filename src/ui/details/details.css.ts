import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, square } from '#ui/theme/shapes.ts';

export const details = style({ borderBlockEnd: `1px solid ${contract.border.subtle}` });
export const summary = style([
  focusRing,
  {
    ...flexRow(4),
    justifyContent: 'space-between',
    minBlockSize: scale.hit.large,
    paddingBlock: scale.space[3],
    borderRadius: scale.radius.small,
    color: contract.text.strong,
    fontWeight: scale.weight.medium,
    // Without the browser's own triangle.
    listStyle: 'none',
    cursor: 'pointer',
    ':hover': { color: contract.text.linkHover },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
export const chevron = style({
  flexShrink: 0,
  ...square('1.25rem'),
  color: contract.text.muted,
  transition: `transform ${scale.duration.gentle} ${scale.easing.standard}`,
  '@media': { print: { display: 'none' } },
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});
export const content = style({ paddingBlockEnd: scale.space[5] });

// On paper nobody can open it.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
