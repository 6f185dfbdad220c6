import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '#ui/field/frame.css.ts';
import { panel } from '#ui/popover/popover.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, focusOutline, typography } from '#ui/theme/shapes.ts';

/** The part of the frame where the dates are; two of a range go below each other where there is no room. */
export const dates = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space[1],
  minInlineSize: 0,
  paddingInlineStart: `calc(${scale.space[4]} - 3px)`,
  paddingBlock: scale.space[1],
  fontSize: scale.textSize.body,
  cursor: 'text',
});
export const segments = style({ display: 'inline-flex', whiteSpace: 'nowrap' });
export const segment = style({
  paddingInline: '1px',
  paddingBlock: '2px',
  borderRadius: scale.radius.xsmall,
  color: contract.text.strong,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&[data-placeholder], &[data-type=literal]': { color: contract.text.muted },
    '&[data-focused]': { backgroundColor: contract.accent.base, color: contract.accent.onBase },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focused]': { forcedColorAdjust: 'none' } } },
  },
});
export const dash = style({ color: contract.text.muted });

export const popover = style([panel, { maxInlineSize: `calc(100vw - 2 * ${scale.space[2]})` }]);
export const dialog = style({
  overflow: 'auto',
  padding: scale.space[1],
  outline: 'none',
  '@media': { [from('xs')]: { padding: scale.space[3] } },
});
export const head = style({
  ...flexRow(2),
  justifyContent: 'space-between',
  paddingBlockEnd: scale.space[2],
});
export const heading = style({
  ...typography('body', 'strong', 'semibold'),
  lineHeight: 1.3,
  textAlign: 'center',
});
export const turn = style([button, { blockSize: scale.hit.medium }]);
globalStyle(`[dir=rtl] ${turn} > svg`, { transform: 'scaleX(-1)' });

// Seven targets of 44 px, or what a phone of 320 px has for each.
export const grid = style({
  inlineSize: `min(7 * ${scale.hit.medium}, 100vw - 2 * ${scale.space[2]} - 2 * ${scale.space[1]} - 2px)`,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
globalStyle(`${grid} :is(td, th)`, { padding: 0 });
export const weekday = style({ blockSize: '2rem', ...typography('caption', 'muted', 'medium') });
const inner = '[data-selected]:not([data-selection-start], [data-selection-end])';
const startRound = { borderStartStartRadius: scale.radius.medium, borderEndStartRadius: scale.radius.medium };
const endRound = { borderStartEndRadius: scale.radius.medium, borderEndEndRadius: scale.radius.medium };
/** As wide as its column, with a band behind the days of a range, rounded at its ends and where a week breaks it. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: scale.hit.medium,
  paddingBlock: '0.125rem',
  backgroundClip: 'content-box',
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-selected]': { backgroundColor: contract.accent.soft },
    '&[data-selection-start], td:first-child > &': startRound,
    '&[data-selection-end], td:last-child > &': endRound,
  },
});
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 2.5rem)',
  blockSize: '2.5rem',
  border: '1px solid transparent',
  borderRadius: scale.radius.medium,
  ...typography('body', 'default'),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${cell}[data-today] &`]: {
      borderColor: contract.border.strong,
      color: contract.accent.text,
      fontWeight: scale.weight.semibold,
    },
    [`${cell}[data-hovered] &`]: { backgroundColor: contract.surface.pressed },
    [`${cell}[data-disabled] &`]: { color: contract.text.disabled },
    [`${cell}[data-selected] &`]: {
      borderColor: 'transparent',
      backgroundColor: contract.accent.base,
      color: contract.accent.onBase,
      fontWeight: scale.weight.semibold,
    },
    [`${cell}${inner} &`]: { backgroundColor: 'transparent', color: contract.accent.onSoft },
    [`${cell}[data-focus-visible] &`]: focusOutline('2px'),
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        [`${cell}[data-today] &`]: { borderColor: 'CanvasText' },
        [`${cell}[data-disabled] &`]: { color: 'GrayText' },
        [`${cell}[data-selected] &`]: { forcedColorAdjust: 'none' },
        // There is no band: it would be the colour of the ground.
        [`${cell}${inner} &`]: { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
