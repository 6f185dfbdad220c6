import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { MOVING, flexColumn, typography } from '#ui/theme/shapes.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
// Gone to the eye after 200 ms; React Aria removes the element when the animation ends, after 1000 ms.
const fadeOut = keyframes({ '0%': { opacity: 1 }, '20%': { opacity: 0 }, '100%': { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(12px) scale(0.98)' } });

export const overlay = style({
  position: 'fixed',
  zIndex: scale.layer.modal,
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  overflowY: 'auto',
  padding: scale.space[3],
  backgroundColor: contract.surface.scrim,
  backdropFilter: 'blur(3px)',
  selectors: { '&[data-exiting]': { pointerEvents: 'none' } },
  '@media': {
    [from('sm')]: { alignItems: 'center', padding: scale.space[6] },
    [MOVING]: {
      selectors: {
        '&[data-entering]': { animation: `${fadeIn} 200ms ${scale.easing.standard}` },
        '&[data-exiting]': { animation: `${fadeOut} 1000ms linear forwards` },
      },
    },
  },
});
export const modal = style({
  inlineSize: '100%',
  marginBlock: 'auto 0',
  border: `1px solid ${contract.border.subtle}`,
  borderRadius: scale.radius.xlarge,
  backgroundColor: contract.surface.overlay,
  boxShadow: contract.shadow.overlay,
  '@media': {
    [from('sm')]: { marginBlock: 'auto' },
    [MOVING]: { selectors: { '&[data-entering]': { animation: `${rise} 240ms ${scale.easing.standard}` } } },
  },
});
export const width = styleVariants({
  narrow: { maxInlineSize: '30rem' },
  wide: { maxInlineSize: '64rem' },
});
export const dialog = style({ ...flexColumn(5), padding: scale.space[6], outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: scale.space[4],
});
export const title = style({
  ...typography('title2', 'strong', 'semibold'),
  letterSpacing: scale.tracking.title2,
  lineHeight: scale.lineHeight.title,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});
// The cross is level with the title, and its sign with the edge of the text.
export const close = style({ marginBlock: '-0.625rem', marginInlineEnd: '-0.625rem' });
export const body = style({ color: contract.text.default });
export const actions = style({
  ...flexColumn(3),
  '@media': { [from('sm')]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});
