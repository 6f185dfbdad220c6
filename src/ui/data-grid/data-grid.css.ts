import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const whole = style({
  display: 'grid',
  // A table that is wider than its place must scroll, not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[3],
});
export const error = style({ minInlineSize: 0 });
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '14rem',
  padding: scale.space[6],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.raised,
  textAlign: 'center',
});
