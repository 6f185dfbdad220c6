import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn } from '#ui/theme/shapes.ts';

export const list = style({ display: 'grid', alignItems: 'start', gap: scale.space[4], minInlineSize: 0 });
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
});
export const column = styleVariants({ medium: columns('19rem'), wide: columns('27rem') });
// Each card as high as what it says.
export const ragged = style({ alignItems: 'start' });
export const item = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const skipped = style({
  // What is far out of sight is neither laid out nor painted, and keeps the height it last had.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 26rem',
  // The shadow and the focus ring of a card reach out of it.
  overflowClipMargin: scale.space[4],
});
export const card = style({
  ...flexColumn(5),
  minInlineSize: 0,
  padding: scale.space[5],
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.raised,
  boxShadow: contract.shadow.raised,
});
export const foot = style({
  ...flexColumn(4),
  paddingBlockStart: scale.space[4],
  borderBlockStart: `1px solid ${contract.border.subtle}`,
});
