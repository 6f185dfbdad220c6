import { style } from '@vanilla-extract/css';
import { inPlace } from '#ui/empty-state/empty-state.css.ts';
import { contract } from '#ui/theme/contract.css.ts';

export const error = style([
  inPlace,
  {
    border: `1px solid color-mix(in srgb, ${contract.critical.border} 65%, ${contract.surface.raised})`,
    backgroundColor: contract.surface.raised,
  },
]);
