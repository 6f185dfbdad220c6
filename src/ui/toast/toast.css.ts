import { keyframes, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { focusRing } from '#ui/theme/focus-ring.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const region = style([
  focusRing,
  {
    position: 'fixed',
    zIndex: scale.layer.toast,
    insetBlockEnd: `max(${scale.space[3]}, env(safe-area-inset-bottom))`,
    insetInline: scale.space[3],
    display: 'flex',
    flexDirection: 'column',
    gap: scale.space[2],
    borderRadius: scale.radius.large,
    '@media': {
      print: { display: 'none' },
      [from('sm')]: {
        insetBlockEnd: scale.space[6],
        insetInline: `auto ${scale.space[6]}`,
        inlineSize: '24rem',
      },
    },
  },
]);
export const toast = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: scale.space[3],
    paddingBlock: scale.space[3],
    paddingInline: `${scale.space[4]} ${scale.space[2]}`,
    border: `1px solid ${contract.border.subtle}`,
    borderRadius: scale.radius.large,
    backgroundColor: contract.surface.overlay,
    boxShadow: contract.shadow.overlay,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${scale.duration.gentle} ${scale.easing.standard}`,
      },
    },
  },
]);
const mark = style({ flexShrink: 0, display: 'inline-flex', paddingBlock: scale.space[2] });
export const icon = {
  critical: style([mark, { color: contract.critical.text }]),
  caution: style([mark, { color: contract.caution.text }]),
  positive: style([mark, { color: contract.positive.text }]),
  info: style([mark, { color: contract.info.text }]),
};
export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '0.4375rem',
  color: contract.text.default,
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
});
export const title = style({ color: contract.text.strong, fontWeight: scale.weight.semibold });
