import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

/** What stands in the place of content, whether there is none or it failed. */
const inPlace = style({
  ...flexColumn(3),
  paddingBlock: scale.space[8],
  paddingInline: scale.space[5],
  borderRadius: scale.radius.large,
  // Unlike `break-word` it also lets a part that is not stretched get narrower than its longest word.
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const empty = style([inPlace, { border: `1px dashed ${contract.border.strong}` }]);
export const error = style([
  inPlace,
  {
    border: `1px solid color-mix(in srgb, ${contract.critical.border} 65%, ${contract.surface.raised})`,
    backgroundColor: contract.surface.raised,
  },
]);
export const text = style({
  maxInlineSize: '36rem',
  marginInline: 'auto',
  color: contract.text.muted,
  textWrap: 'pretty',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: scale.space[4],
  rowGap: scale.space[3],
  paddingBlockStart: scale.space[2],
});
