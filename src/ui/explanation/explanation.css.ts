import { style } from '@vanilla-extract/css';
import { panel } from '#ui/popover/popover.css.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

// Beside a word, in a line of text: smaller than other icon buttons, still a target.
export const button = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginBlock: '-0.25rem',
  borderRadius: scale.radius.round,
  verticalAlign: 'middle',
});
export const popover = style([panel, { inlineSize: '20rem' }]);
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[2],
  overflowY: 'auto',
  padding: scale.space[4],
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.regular,
  lineHeight: scale.lineHeight.body,
  textAlign: 'start',
  overflowWrap: 'break-word',
  outline: 'none',
});
export const title = style({
  color: contract.text.strong,
  fontSize: scale.textSize.body,
  fontWeight: scale.weight.semibold,
  lineHeight: scale.lineHeight.title,
});
