import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { typography } from '#ui/theme/shapes.ts';

export const text = style({ overflowWrap: 'break-word' });
// Keeps the lines of a wide page readable. Cards and text pages are not that wide.
export const measure = style({ maxInlineSize: '54rem' });
export const size = styleVariants({
  caption: { fontSize: scale.textSize.caption },
  small: { fontSize: scale.textSize.small },
  lead: { fontSize: scale.textSize.lead, maxInlineSize: '36em' },
  figure: {
    fontSize: scale.textSize.display,
    fontWeight: scale.weight.bold,
    lineHeight: scale.lineHeight.tight,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
  },
});
export const tone = styleVariants({
  inherit: {},
  strong: { color: contract.text.strong },
  muted: { color: contract.text.muted },
  positive: { color: contract.positive.text },
  caution: { color: contract.caution.text },
});
export const weight = styleVariants(scale.weight, (value) => ({ fontWeight: value }));
export const codeBlock = style({
  maxInlineSize: '100%',
  padding: scale.space[4],
  borderRadius: scale.radius.medium,
  border: `1px solid ${contract.border.subtle}`,
  backgroundColor: contract.surface.sunken,
  ...typography('small', 'default'),
  fontFamily: scale.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
