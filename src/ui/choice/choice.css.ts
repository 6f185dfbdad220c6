import { style } from '@vanilla-extract/css';
import { contract } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { scale } from '../theme/scale.css.ts';

export const whole = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: contract.text.muted,
  fontSize: scale.textSize.small,
});
export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const select = style([
  focusRing,
  {
    appearance: 'none',
    minInlineSize: 0,
    maxInlineSize: '100%',
    textOverflow: 'ellipsis',
    minBlockSize: scale.hit.small,
    paddingInline: `${scale.space[3]} ${scale.space[8]}`,
    border: `1px solid ${contract.border.strong}`,
    borderRadius: scale.radius.small,
    backgroundColor: contract.surface.field,
    color: contract.text.default,
    fontSize: scale.textSize.body,
    cursor: 'pointer',
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const option = style({ backgroundColor: contract.surface.overlay, color: contract.text.default });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: scale.space[2],
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
