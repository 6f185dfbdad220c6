import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

// Its bars end near where the content of the page ends.
export const trigger = style({ marginInlineEnd: `calc(-1 * ${scale.space[2]})` });
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: scale.space[4],
  borderBlock: `1px solid ${contract.border.subtle}`,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});
