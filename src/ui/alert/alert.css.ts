import { style, styleVariants } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { flexColumn, typography } from '#ui/theme/shapes.ts';

export const alert = style({
  display: 'flex',
  gap: scale.space[3],
  inlineSize: '100%',
  // The specification asks for 492 px at least; a phone has less.
  minInlineSize: `min(${scale.width.alertLeast}, 100%)`,
  maxInlineSize: scale.width.alertMost,
  padding: scale.space[4],
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: scale.radius.medium,
  textAlign: 'start',
  textWrap: 'pretty',
  outline: 'none',
  ':focus': { outline: '2px solid transparent' },
});
const look = (intent: typeof contract.info) => ({
  backgroundColor: intent.soft,
  borderColor: `color-mix(in srgb, ${intent.border} 55%, ${intent.soft})`,
  color: intent.onSoft,
  ':focus': { boxShadow: `0 0 0 1px ${intent.border}`, borderColor: intent.border },
});
export const intent = styleVariants({
  critical: look(contract.critical),
  caution: look(contract.caution),
  positive: look(contract.positive),
});
export const icon = style({
  flexShrink: 0,
  display: 'inline-flex',
  blockSize: '1.5rem',
  alignItems: 'center',
});
export const iconTone = styleVariants({
  critical: { color: contract.critical.text },
  caution: { color: contract.caution.text },
  positive: { color: contract.positive.text },
  info: { color: contract.info.text },
});
export const body = style({
  flex: 1,
  ...flexColumn(1),
  minInlineSize: 0,
  fontSize: scale.textSize.small,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
});
export const title = style({ ...typography('body', 'strong', 'semibold'), lineHeight: 1.5 });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Links are taller than their text, so that lines of them need little between.
  gap: `${scale.space[1]} ${scale.space[4]}`,
  paddingBlockStart: scale.space[2],
});
