import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const whole = style({ ...flexColumn(6), minInlineSize: 0 });
export const fields = style({ ...flexColumn(5), minInlineSize: 0 });
export const summary = style({
  display: 'flex',
  gap: scale.space[3],
  padding: scale.space[4],
  border: `1px solid ${contract.critical.border}`,
  borderRadius: scale.radius.medium,
  backgroundColor: contract.critical.soft,
  color: contract.critical.onSoft,
  outline: 'none',
  ':focus': { boxShadow: `0 0 0 1px ${contract.critical.border}`, outline: '2px solid transparent' },
});
export const summaryIcon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.5rem',
  color: contract.critical.text,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
export const summaryBody = style({ ...flexColumn(1), minInlineSize: 0 });
export const summaryTitle = style({ ...typography('body', 'strong', 'semibold'), lineHeight: 1.5 });
export const summaryList = style({ display: 'flex', flexDirection: 'column' });
export const summaryText = style({
  display: 'inline-block',
  paddingBlock: scale.space[1],
  fontSize: scale.textSize.small,
});
export const summaryLink = style([
  focusRing,
  {
    display: 'inline-block',
    paddingBlock: scale.space[1],
    borderRadius: scale.radius.xsmall,
    color: 'inherit',
    fontSize: scale.textSize.small,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.22em',
    ':hover': { color: contract.text.strong, textDecorationThickness: '2px' },
  },
]);
