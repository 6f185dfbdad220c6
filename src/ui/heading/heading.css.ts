import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const heading = style({
  color: contract.text.strong,
  lineHeight: scale.lineHeight.title,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Focus is moved here after navigation; the person did not tab to it and cannot act on it.
  outline: 'none',
});
export const size = styleVariants({
  display: {
    fontSize: scale.textSize.display,
    fontWeight: scale.weight.bold,
    letterSpacing: scale.tracking.display,
    lineHeight: scale.lineHeight.tight,
    // A long Japanese word fits the narrowest phone.
    selectors: { ':lang(ja) &': { fontSize: 'clamp(1.75rem, 1.15rem + 3vw, 3.5rem)' } },
  },
  large: {
    fontSize: scale.textSize.title1,
    fontWeight: scale.weight.bold,
    letterSpacing: scale.tracking.title1,
  },
  medium: {
    fontSize: scale.textSize.title2,
    fontWeight: scale.weight.semibold,
    letterSpacing: scale.tracking.title2,
  },
  small: {
    fontSize: scale.textSize.title3,
    fontWeight: scale.weight.semibold,
    letterSpacing: scale.tracking.title3,
  },
});
