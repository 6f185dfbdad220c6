import { globalStyle, style } from '@vanilla-extract/css';
import { contract } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { scale } from '../theme/scale.css.ts';

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
  bare: style([base, { display: 'inline-flex', color: contract.text.strong, textDecorationLine: 'none' }]),
};
export const newTabMark = style({
  display: 'inline-flex',
  marginInlineStart: scale.space[1],
  verticalAlign: '-0.1em',
});
globalStyle(`${newTabMark} > svg`, { inlineSize: '0.9em', blockSize: '0.9em' });
