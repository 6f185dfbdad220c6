import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, square, typography } from '#ui/theme/shapes.ts';

const WIDE = from('sm');
const MARKER = '2rem';

export const steps = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER} minmax(0, 1fr)`,
  gap: scale.space[3],
  paddingBlockEnd: scale.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${MARKER} + ${scale.space[1]}) ${scale.space[1]}`,
      insetInlineStart: `calc(${MARKER} / 2 - 1px)`,
      borderInlineStart: `2px solid ${contract.border.subtle}`,
    },
    '&[data-state=done]:not(:last-child)::after': { borderColor: contract.positive.border },
  },
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlockEnd: 0,
      paddingInlineEnd: scale.space[4],
      selectors: {
        '&:not(:last-child)::after': {
          insetBlock: `calc(${MARKER} / 2 - 1px) auto`,
          insetInline: `calc(${MARKER} + ${scale.space[2]}) ${scale.space[2]}`,
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${contract.border.subtle}`,
        },
      },
    },
  },
});
export const marker = style({
  display: 'grid',
  placeItems: 'center',
  ...square(MARKER),
  border: '2px solid',
  borderRadius: scale.radius.round,
  fontSize: scale.textSize.small,
  fontWeight: scale.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
const filled = (intent: typeof contract.accent) => ({
  backgroundColor: intent.base,
  borderColor: intent.base,
  color: intent.onBase,
  // The fill tells where one is; the contract has colours for it.
  forcedColorAdjust: 'none' as const,
});
export const markerState = styleVariants({
  plain: {
    backgroundColor: contract.accent.soft,
    borderColor: `color-mix(in srgb, ${contract.accent.border} 45%, ${contract.accent.soft})`,
    color: contract.accent.onSoft,
  },
  done: filled(contract.positive),
  current: filled(contract.accent),
  upcoming: { borderColor: contract.border.strong, color: contract.text.muted },
});
export const body = style({
  ...flexColumn(1),
  minInlineSize: 0,
  // The title stands beside the middle of its marker.
  paddingBlockStart: '0.225rem',
  overflowWrap: 'break-word',
  '@media': { [WIDE]: { paddingBlockStart: 0 } },
});
export const title = style({
  color: contract.text.strong,
  fontWeight: scale.weight.semibold,
  selectors: { '[data-state=upcoming] &': { color: contract.text.muted } },
});
export const text = style(typography('small', 'muted'));
