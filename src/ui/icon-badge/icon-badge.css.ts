import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { square } from '#ui/theme/shapes.ts';

export const badge = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  border: '1px solid transparent',
});
const look = (colours: typeof contract.accent) => ({
  backgroundColor: colours.soft,
  borderColor: `color-mix(in srgb, ${colours.border} 35%, transparent)`,
  color: colours.text,
});
export const intent = styleVariants({
  accent: look(contract.accent),
  positive: look(contract.positive),
  caution: look(contract.caution),
  critical: look(contract.critical),
});
export const size = styleVariants({
  medium: { ...square('2.75rem'), borderRadius: scale.radius.medium, fontSize: '1.375rem' },
  large: { ...square('4rem'), borderRadius: scale.radius.large, fontSize: '1.875rem' },
});
globalStyle(`${badge} > svg`, { ...square('1em'), strokeWidth: 1.75 });
