import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { bareButton, flexRow, focusOutline, typography } from '#ui/theme/shapes.ts';

export { blank } from './grid-row.css.ts';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[3] });
const dimmed = { '&[data-refreshing]': { opacity: 0.86 } } as const;
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[3],
  selectors: dimmed,
});
export const virtualList = style({ outline: 'none', selectors: dimmed });
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  padding: scale.space[4],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.raised,
  fontSize: scale.textSize.small,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusOutline('-2px'),
    '&[data-pressed]': { backgroundColor: contract.surface.hover },
  },
});
export const summary = style([
  card,
  {
    borderColor: contract.border.strong,
    backgroundColor: contract.surface.sunken,
    fontWeight: scale.weight.semibold,
  },
]);
export const title = style({
  minInlineSize: 0,
  ...typography('body', 'strong', 'semibold'),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const head = style(flexRow(2));
export const beside = style({
  marginInlineStart: 'auto',
  ...typography('body', 'strong', 'semibold'),
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const below = style({ marginBlockStart: scale.space[1], overflowWrap: 'anywhere' });
export const open = style([
  focusRing,
  {
    ...flexRow(2),
    inlineSize: '100%',
    minBlockSize: '1.5rem',
    ...bareButton,
    borderRadius: scale.radius.xsmall,
    textAlign: 'start',
    // The whole card is its target.
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: scale.radius.large },
  },
]);
export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: contract.text.muted,
  selectors: { [`${beside} + &`]: { marginInlineStart: 0 }, '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const pairs = style({ display: 'grid', gap: scale.space[2], marginBlockStart: scale.space[3] });
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: scale.space[4],
});
export const term = style({
  color: contract.text.muted,
  fontWeight: scale.weight.regular,
  overflowWrap: 'anywhere',
});
// Muted words, dimmed, would be too faint on the ground of the summary.
globalStyle(`${summary} ${term}`, { color: contract.text.default });
export const value = style({
  marginInlineStart: 'auto',
  color: contract.text.strong,
  fontWeight: scale.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const explanations = style(typography('small', 'default'));
export const explanationsTitle = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: scale.space[1],
    minBlockSize: scale.hit.small,
    borderRadius: scale.radius.small,
    color: contract.text.link,
    fontWeight: scale.weight.medium,
    cursor: 'pointer',
  },
]);
export const explanationList = style({
  display: 'grid',
  gap: scale.space[3],
  paddingBlock: scale.space[2],
  lineHeight: 1.5,
});
export const explained = style({ color: contract.text.strong, fontWeight: scale.weight.medium });
