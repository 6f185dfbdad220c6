import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { outOfSight, typography } from '#ui/theme/shapes.ts';

/** Paper always has the width for a table. */
const narrow = `screen and (not ${from('sm')})`;
const line = `1px solid ${contract.border.subtle}`;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typography('small', 'default'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  '@media': {
    [narrow]: { display: 'block' },
    // Seven columns of figures fit on a sheet.
    print: { fontSize: '0.6875rem', lineHeight: 1.35 },
  },
});
export const head = style({
  '@media': {
    // Out of sight, and still the names of the columns for those who listen.
    [narrow]: outOfSight,
  },
});
export const group = style({ '@media': { [narrow]: { display: 'block' } } });
export const row = style({
  borderBlockEnd: line,
  '@media': {
    [narrow]: {
      display: 'grid',
      gap: scale.space[1],
      paddingBlock: scale.space[3],
    },
  },
});
export const sumRow = style([
  row,
  {
    borderBlockEnd: 'none',
    color: contract.text.strong,
    fontWeight: scale.weight.semibold,
  },
]);
const cell = style({
  paddingBlock: scale.space[2],
  paddingInlineEnd: scale.space[4],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  ':last-child': { paddingInlineEnd: 0 },
  '@media': {
    print: { paddingBlock: scale.space[1], paddingInlineEnd: scale.space[2] },
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: scale.space[4],
      padding: 0,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const columnHeader = style([
  cell,
  { borderBlockEnd: line, color: contract.text.muted, fontWeight: scale.weight.medium },
]);
export const rowHeader = style([cell, { color: contract.text.strong, fontWeight: scale.weight.medium }]);
export const value = style([cell]);
export const number = style({ textAlign: 'end' });
export const unbroken = style({ whiteSpace: 'nowrap' });
/** Names the value where the column headers are hidden. */
export const label = style({
  display: 'none',
  color: contract.text.muted,
  fontWeight: scale.weight.regular,
  '@media': { [narrow]: { display: 'inline' } },
});
