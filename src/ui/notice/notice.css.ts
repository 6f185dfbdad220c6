import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '../theme/contract.css.ts';
import { scale } from '../theme/scale.css.ts';

export const notice = style({
  display: 'flex',
  gap: scale.space[2],
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
  textAlign: 'start',
});
export const tone = styleVariants({
  critical: { color: contract.critical.text },
  caution: { color: contract.caution.text },
  positive: { color: contract.positive.text },
  info: { color: contract.info.text },
});
export const icon = style({ flexShrink: 0, paddingBlockStart: '0.05rem' });
export const words = style({ color: contract.text.default });
