import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { FORCED, flexRow, focusOutline, square, typography } from '#ui/theme/shapes.ts';

export const toolbar = style({
  ...flexRow(3),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '@media': { print: { display: 'none' } },
});
export const start = style({
  flex: '1 1 auto',
  ...flexRow(3),
  flexWrap: 'wrap',
  minInlineSize: 0,
});
export const dialog = style({
  display: 'grid',
  gap: scale.space[4],
  padding: scale.space[4],
  outline: 'none',
});
export const title = style({
  ...typography('body', 'strong', 'semibold'),
  lineHeight: scale.lineHeight.title,
});
export const group = style({ minInlineSize: 0 });
export const legend = style({
  padding: 0,
  paddingBlockEnd: scale.space[2],
  ...typography('caption', 'muted', 'medium'),
});
export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${contract.border.strong}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.surface.field,
});
export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  paddingInline: scale.space[2],
  borderRadius: `calc(${scale.radius.medium} - 3px)`,
  ...typography('caption', 'muted', 'medium'),
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: contract.text.strong },
    '&:has(:checked)': { backgroundColor: contract.accent.soft, color: contract.accent.onSoft },
    '&:has(:focus-visible)': focusOutline('1px'),
  },
  '@media': {
    [FORCED]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
});
export const column = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: scale.space[4],
});
export const columnLabel = style({
  flex: '1 1 9rem',
  ...flexRow(2),
  minBlockSize: scale.hit.small,
  fontSize: scale.textSize.small,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
export const checkbox = style([
  focusRing,
  {
    flexShrink: 0,
    ...square('1.125rem'),
    margin: 0,
    accentColor: contract.accent.base,
    cursor: 'inherit',
  },
]);
export const widthButtons = style({ display: 'inline-flex', gap: '2px' });
export const widthButton = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    ...square('2rem'),
    padding: 0,
    border: '1px solid transparent',
    borderRadius: scale.radius.small,
    backgroundColor: 'transparent',
    color: contract.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: contract.text.strong, backgroundColor: contract.surface.pressed },
      '&[data-pressed]': { backgroundColor: contract.surface.hover },
      '&[data-disabled]': { color: contract.text.disabled, opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { [FORCED]: { borderColor: 'ButtonBorder' } },
  },
]);
export const resets = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[2],
  marginBlockStart: scale.space[2],
  paddingBlockStart: scale.space[2],
  borderBlockStart: `1px solid ${contract.border.subtle}`,
});
