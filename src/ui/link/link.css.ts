import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexRow, square, typography } from '#ui/theme/shapes.ts';

const base = style([
  focusRing,
  {
    borderRadius: scale.radius.xsmall,
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    transition: `color ${scale.duration.quick} ${scale.easing.standard}`,
    WebkitTapHighlightColor: 'transparent',
  },
]);
// Alone on its line a link is a target of at least 24 px.
const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[1],
  minBlockSize: '2rem',
});

const underlined = {
  textDecorationLine: 'underline',
  textDecorationColor: contract.accent.border,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.6em',
};

export const variant = {
  inline: style([
    base,
    {
      color: contract.text.link,
      textDecorationLine: 'underline',
      ':hover': { color: contract.text.linkHover, textDecorationThickness: '2px' },
    },
  ]),
  standalone: style([
    base,
    alone,
    {
      color: contract.text.link,
      fontWeight: scale.weight.medium,
      textDecorationLine: 'none',
      ':hover': { color: contract.text.linkHover, textDecorationLine: 'underline' },
    },
  ]),
  quiet: style([
    base,
    alone,
    {
      color: contract.text.muted,
      textDecorationLine: 'none',
      ':hover': { color: contract.text.strong },
      selectors: { '&[aria-current]': { color: contract.text.strong, fontWeight: scale.weight.medium } },
    },
  ]),
  tab: style([
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: scale.hit.medium,
      paddingInline: scale.space[3],
      borderRadius: scale.radius.medium,
      color: contract.text.muted,
      fontWeight: scale.weight.medium,
      textDecorationLine: 'none',
      ':hover': { color: contract.text.strong, backgroundColor: contract.surface.hover },
      selectors: { '&[aria-current]': { color: contract.text.strong, ...underlined } },
    },
  ]),
  /** One below the other, as wide as there is room. */
  row: style([
    base,
    {
      ...flexRow(3),
      minBlockSize: scale.hit.large,
      paddingInline: scale.space[3],
      borderRadius: scale.radius.medium,
      color: contract.text.default,
      fontWeight: scale.weight.medium,
      textDecorationLine: 'none',
      ':hover': { backgroundColor: contract.surface.hover },
      selectors: {
        '&[aria-current]': {
          color: contract.accent.onSoft,
          backgroundColor: contract.accent.soft,
          fontWeight: scale.weight.semibold,
        },
      },
    },
  ]),
  /** A figure that leads to its page. */
  pill: style([
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: scale.space[2],
      minBlockSize: scale.hit.small,
      paddingInline: scale.space[3],
      border: `1px solid ${contract.border.subtle}`,
      borderRadius: scale.radius.round,
      backgroundColor: contract.surface.raised,
      ...typography('small', 'strong', 'semibold'),
      fontVariantNumeric: 'tabular-nums',
      textDecorationLine: 'none',
      whiteSpace: 'nowrap',
      ':hover': { borderColor: contract.border.strong, backgroundColor: contract.surface.hover },
    },
  ]),
  bare: style([base, { display: 'inline-flex', color: contract.text.strong, textDecorationLine: 'none' }]),
};
export const newTabMark = style({
  display: 'inline-flex',
  marginInlineStart: scale.space[1],
  verticalAlign: '-0.1em',
});
globalStyle(`${newTabMark} > svg`, square('0.9em'));
