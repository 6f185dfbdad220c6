import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[1],
  maxInlineSize: '100%',
  minBlockSize: '1.625rem',
  paddingBlock: '0.125rem',
  paddingInline: scale.space[2],
  border: '1px solid',
  // Round on one line, still a calm shape on two.
  borderRadius: '0.8125rem',
  fontSize: scale.textSize.caption,
  fontWeight: scale.weight.semibold,
  lineHeight: 1.25,
  textAlign: 'start',
  // A sheet of paper has room for a word.
  '@media': { print: { whiteSpace: 'nowrap' } },
});
const soft = (intent: typeof contract.accent) => ({
  backgroundColor: intent.soft,
  borderColor: `color-mix(in srgb, ${intent.border} 40%, ${intent.soft})`,
  color: intent.onSoft,
});
export const tone = styleVariants({
  neutral: {
    backgroundColor: contract.surface.hover,
    borderColor: contract.border.subtle,
    color: contract.text.default,
  },
  accent: soft(contract.accent),
  positive: soft(contract.positive),
  caution: soft(contract.caution),
  critical: soft(contract.critical),
  info: soft(contract.info),
});
export const icon = style({ flexShrink: 0, display: 'inline-flex' });
globalStyle(`${icon} > svg`, { ...square('0.875rem'), strokeWidth: 2.25 });
// A word of Chinese or Japanese stays whole while there is room.
export const words = style({ minInlineSize: 0, overflowWrap: 'break-word', wordBreak: 'keep-all' });
