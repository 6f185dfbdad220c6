import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const stat = style({ ...flexColumn(1), minInlineSize: 0 });
export const label = style(typography('small', 'muted', 'medium'));
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.25em',
  color: contract.text.strong,
  fontWeight: scale.weight.bold,
  lineHeight: scale.lineHeight.title,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  // A number that has no room goes on below; cut off it would be another number.
  overflowWrap: 'anywhere',
});
export const size = styleVariants({
  medium: { fontSize: 'clamp(1.5rem, 1.35rem + 0.75vw, 2rem)' },
  large: { fontSize: 'clamp(2rem, 1.6rem + 2vw, 3rem)' },
});
export const unit = style({
  color: contract.text.muted,
  fontSize: '0.5em',
  fontWeight: scale.weight.medium,
  letterSpacing: 'normal',
});
export const unknown = style({ color: contract.text.muted });
export const change = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space[1],
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${change} > svg`, {
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1.55em',
});
export const direction = styleVariants({
  up: { color: contract.positive.text },
  down: { color: contract.critical.text },
  same: { color: contract.text.muted },
});
export const footnote = style(typography('caption', 'muted'));
