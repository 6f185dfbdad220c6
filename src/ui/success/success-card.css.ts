import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const card = style({
  ...flexColumn(6),
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: scale.space[8],
  paddingInline: scale.space[5],
  border: `1px solid color-mix(in srgb, ${contract.positive.border} 45%, transparent)`,
  borderRadius: scale.radius.xlarge,
  backgroundColor: contract.surface.raised,
  backgroundImage: `radial-gradient(90% 16rem at 50% 0, ${contract.positive.soft}, transparent)`,
  boxShadow: contract.shadow.raised,
  '@media': { [from('sm')]: { padding: scale.space[10] } },
});
export const head = style({
  ...flexColumn(3),
  alignItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});
export const text = style({ maxInlineSize: '36rem', color: contract.text.muted });
export const body = style({ ...flexColumn(5), inlineSize: '100%', maxInlineSize: scale.width.narrow });
