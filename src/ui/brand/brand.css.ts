import { style } from '@vanilla-extract/css';
import { from as wideFrom } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { outOfSight, square, typography } from '#ui/theme/shapes.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[2],
  minBlockSize: scale.hit.medium,
  ...typography('lead', 'strong', 'bold'),
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
});
export const mark = style({ flexShrink: 0, ...square('2rem') });
export const from = style({ stopColor: contract.brand.from });
export const to = style({ stopColor: contract.brand.to });
export const second = style({ color: contract.text.muted, fontWeight: scale.weight.medium });
// Beside buttons a phone has room for the mark alone; the name stays for those who listen.
export const wideOnly = style({
  '@media': {
    [`not ${wideFrom('sm')}`]: outOfSight,
  },
});
