import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centred } from '#ui/spinner/spinner.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '40rem',
    background: `radial-gradient(60% 70% at 50% 0%, ${contract.brand.glow}, transparent)`,
    pointerEvents: 'none',
  },
  '@media': { print: { '::before': { display: 'none' } } },
});
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: scale.space[8],
  outline: 'none',
  '@media': {
    [from('sm')]: { paddingBlock: scale.space[16] },
    // The header with the brand stays behind, so the paper says whose it is.
    print: {
      display: 'block',
      padding: 0,
      '::before': {
        content: '"Rakeback Wizard"',
        display: 'block',
        marginBlockEnd: scale.space[4],
        paddingInline: scale.space[6],
        fontWeight: scale.weight.bold,
      },
    },
  },
});
export const placement = styleVariants({
  top: {},
  // Sits a little above the middle, where the eye expects it.
  middle: { justifyContent: 'center', paddingBlockEnd: scale.space[24] },
});
export const header = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  backgroundColor: contract.surface.header,
  backdropFilter: 'blur(14px) saturate(1.4)',
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  '@media': { print: { display: 'none' } },
});
export const headerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: scale.space[4],
  minBlockSize: '4rem',
  paddingBlock: scale.space[2],
});
export const footer = style({
  borderBlockStart: `1px solid ${contract.border.subtle}`,
  backgroundColor: contract.surface.sunken,
  paddingBlock: scale.space[8],
  '@media': { print: { display: 'none' } },
});
// A footer that is seen before the page above it would jump away when the page comes.
globalStyle(`${main}:has(> ${centred}) ~ ${footer}`, { visibility: 'hidden' });
export const banner = style({
  paddingBlock: scale.space[5],
  backgroundColor: contract.surface.raised,
  borderBlockEnd: `1px solid ${contract.border.subtle}`,
  '@media': { print: { display: 'none' } },
});
export const skipLink = style({
  position: 'fixed',
  zIndex: 200,
  insetBlockStart: scale.space[2],
  insetInlineStart: scale.space[2],
  paddingBlock: scale.space[3],
  paddingInline: scale.space[4],
  borderRadius: scale.radius.medium,
  backgroundColor: contract.accent.base,
  color: contract.accent.onBase,
  fontWeight: scale.weight.semibold,
  textDecorationLine: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
