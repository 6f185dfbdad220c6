import { style } from '@vanilla-extract/css';
import { description as fieldDescription } from '#ui/field/field.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, focusOutline, square, typography } from '#ui/theme/shapes.ts';

const motion = `${scale.duration.quick} ${scale.easing.standard}`;

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const row = style({
  position: 'relative',
  ...flexRow(4),
  justifyContent: 'space-between',
  minBlockSize: scale.hit.medium,
  // Keeps a label of two lines off the description.
  paddingBlock: scale.space[2],
  ...typography('body', 'default', 'medium'),
  lineHeight: 1.4,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});
export const description = style([
  fieldDescription,
  // Keeps clear of the track, under the words it explains.
  { paddingInlineEnd: '4rem', marginBlockStart: `calc(${scale.space[1]} * -1)` },
]);

export const track = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  paddingInline: '0.1875rem',
  border: `1px solid ${contract.border.strong}`,
  borderRadius: scale.radius.round,
  backgroundColor: contract.surface.field,
  transition: `background-color ${motion}, border-color ${motion}`,
  selectors: {
    [`${row}:hover &`]: { borderColor: contract.border.strongHover },
    [`${row}:has(:checked) &`]: { borderColor: contract.accent.base, backgroundColor: contract.accent.base },
    [`${row}:has(:checked):hover &`]: {
      borderColor: contract.accent.hover,
      backgroundColor: contract.accent.hover,
    },
    [`${row}:has(:focus-visible) &`]: focusOutline('2px'),
  },
  // Its fill says whether it is on.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const thumb = style({
  ...square('1.125rem'),
  borderRadius: scale.radius.round,
  backgroundColor: contract.text.muted,
  transition: `margin-inline-start ${motion}, background-color ${motion}`,
  selectors: {
    [`${row}:has(:checked) &`]: {
      marginInlineStart: '1.125rem',
      backgroundColor: contract.accent.onBase,
    },
  },
  // Its fill says whether it is on.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const label = style({ minInlineSize: 0, overflowWrap: 'break-word' });
