import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, square, typography } from '#ui/theme/shapes.ts';

export const field = style(flexColumn(1));
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: scale.space[3] });
export const frame = style({ position: 'relative', flexShrink: 0, ...square('1.5rem') });
export const box = style([
  focusRing,
  {
    appearance: 'none',
    ...square('100%'),
    margin: 0,
    border: `1px solid ${contract.border.strong}`,
    borderRadius: scale.radius.small,
    backgroundColor: contract.surface.field,
    cursor: 'pointer',
    transition: `background-color ${scale.duration.quick}, border-color ${scale.duration.quick}`,
    ':hover': { borderColor: contract.border.strongHover },
    ':checked': { borderColor: contract.accent.base, backgroundColor: contract.accent.base },
    selectors: { '&[aria-invalid=true]:not(:checked)': { borderColor: contract.critical.border } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const tick = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  ...square('1rem'),
  strokeWidth: 3,
  color: contract.accent.onBase,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
globalStyle(`${box}:checked + ${tick}`, { opacity: 1 });
export const label = style({
  paddingBlock: '0.0625rem',
  ...typography('small', 'default'),
  lineHeight: 1.55,
  cursor: 'pointer',
});
export const below = style({ paddingInlineStart: '2.25rem' });
