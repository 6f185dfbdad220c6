import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '#ui/field/frame.css.ts';
import { panel } from '#ui/popover/popover.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const FORCED = '(forced-colors: active)';

export const popover = style([panel, { maxInlineSize: `calc(100vw - 2 * ${scale.space[2]})` }]);
export const dialog = style({
  overflow: 'auto',
  padding: scale.space[1],
  outline: 'none',
  '@media': { [from('xs')]: { padding: scale.space[3] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[2],
  paddingBlockEnd: scale.space[2],
});
export const heading = style({
  color: contract.text.strong,
  fontSize: scale.textSize.body,
  fontWeight: scale.weight.semibold,
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
export const weekday = style({
  blockSize: '2rem',
  color: contract.text.muted,
  fontSize: scale.textSize.caption,
  fontWeight: scale.weight.medium,
});
/** As wide as its column, so that the days of a range join. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: scale.hit.medium,
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled], &[data-unavailable]': { cursor: 'not-allowed' } },
});
const inner = '[data-selected]:not([data-selection-start], [data-selection-end])';
const startRound = { borderStartStartRadius: scale.radius.medium, borderEndStartRadius: scale.radius.medium };
const endRound = { borderStartEndRadius: scale.radius.medium, borderEndEndRadius: scale.radius.medium };
/** A band behind the days of a range, rounded at its ends and where a week breaks it. */
export const rangeCell = style({
  paddingBlock: '0.125rem',
  backgroundClip: 'content-box',
  selectors: {
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
  color: contract.text.default,
  fontSize: scale.textSize.body,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${cell}[data-today] &`]: {
      borderColor: contract.border.strong,
      color: contract.accent.text,
      fontWeight: scale.weight.semibold,
    },
    [`${cell}[data-hovered] &`]: { backgroundColor: contract.surface.pressed },
    [`${cell}[data-disabled] &`]: { color: contract.text.disabled },
    [`${cell}[data-unavailable] &`]: { color: contract.text.muted, textDecoration: 'line-through' },
    [`${cell}[data-selected] &`]: {
      borderColor: 'transparent',
      backgroundColor: contract.accent.base,
      color: contract.accent.onBase,
      fontWeight: scale.weight.semibold,
    },
    [`${rangeCell}${inner} &`]: { backgroundColor: 'transparent', color: contract.accent.onSoft },
    [`${cell}[data-focus-visible] &`]: {
      outline: `2px solid ${contract.border.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [FORCED]: {
      borderColor: 'Canvas',
      selectors: {
        [`${cell}[data-today] &`]: { borderColor: 'CanvasText' },
        [`${cell}[data-disabled] &`]: { color: 'GrayText' },
        [`${cell}[data-selected] &`]: { forcedColorAdjust: 'none' },
        // There is no band: it would be the colour of the ground.
        [`${rangeCell}${inner} &`]: { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
