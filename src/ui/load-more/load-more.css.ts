import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: scale.space[3],
  textAlign: 'center',
});
export const status = style({
  color: contract.text.muted,
  fontSize: scale.textSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const end = style({ color: contract.text.default, fontSize: scale.textSize.small, outline: 'none' });
