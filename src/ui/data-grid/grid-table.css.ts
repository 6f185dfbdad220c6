import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { FORCED, focusOutline } from '#ui/theme/shapes.ts';
import { HEADER_HEIGHT } from './grid-types.ts';

export const rowHeight = createVar();
export const headerHeight = `${HEADER_HEIGHT}px`;
const footerHeight = createVar();
const most = 'min(40rem, 78dvh)';

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.large,
  backgroundColor: contract.surface.raised,
  color: contract.text.default,
  vars: { [footerHeight]: '0px' },
});
export const withSummary = style({
  vars: { [footerHeight]: `calc(${scale.grid.summaryRow} + ${scale.grid.summaryGap})` },
});
export const density = styleVariants({
  compact: { vars: { [rowHeight]: scale.grid.compactRow }, fontSize: scale.textSize.caption },
  standard: { vars: { [rowHeight]: scale.grid.standardRow }, fontSize: scale.textSize.small },
  comfortable: { vars: { [rowHeight]: scale.grid.comfortableRow }, fontSize: scale.textSize.small },
});

// The focused row stops short of what lies over the rows.
const scrolling = {
  overflow: 'auto',
  scrollPaddingBlock: `${headerHeight} calc(${footerHeight} + ${scale.grid.bottomFade})`,
  overscrollBehaviorInline: 'contain',
} as const;
export const scroller = style({ ...scrolling, maxBlockSize: most });
export const virtualContainer = style({ position: 'relative', minInlineSize: 0 });

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusOutline('-2px'),
  },
});
export const virtualTable = style({
  ...scrolling,
  inlineSize: '100%',
  blockSize: most,
  borderRadius: `calc(${scale.radius.large} - 1px)`,
});

const fade = style({
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${scale.duration.quick} ${scale.easing.standard}`,
  '@media': { [FORCED]: { display: 'none' } },
});
export const fadeBelow = style([
  fade,
  {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: footerHeight,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: scale.grid.bottomFade,
    marginBlockStart: `calc(-1 * ${scale.grid.bottomFade})`,
    backgroundImage: `linear-gradient(to bottom, transparent, ${contract.surface.raised})`,
    selectors: { [`${frame}[data-more-below] &`]: { opacity: 1 } },
  },
]);
export const fadeBeside = style([
  fade,
  {
    position: 'absolute',
    zIndex: 3,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: scale.space[10],
    backgroundImage: `linear-gradient(to right, transparent, ${contract.surface.raised})`,
    selectors: {
      '&:dir(rtl)': {
        backgroundImage: `linear-gradient(to left, transparent, ${contract.surface.raised})`,
      },
      [`${frame}[data-more-beside] &`]: { opacity: 1 },
    },
  },
]);
