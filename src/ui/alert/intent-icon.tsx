import { CircleAlertIcon } from '#ui/icons/circle-alert-icon.ts';
import { CircleCheckIcon } from '#ui/icons/circle-check-icon.ts';
import { InfoIcon } from '#ui/icons/info-icon.ts';
import { TriangleAlertIcon } from '#ui/icons/triangle-alert-icon.ts';

export type MessageIntent = 'critical' | 'caution' | 'positive' | 'info';

/** The shape that goes with the colour of a message, as colour alone says nothing to some. */
export function IntentIcon({ intent }: { intent: MessageIntent }) {
  const Icon = ICONS[intent];
  return <Icon size={20} aria-hidden="true" />;
}

const ICONS = {
  critical: CircleAlertIcon,
  caution: TriangleAlertIcon,
  positive: CircleCheckIcon,
  info: InfoIcon,
} as const satisfies Record<MessageIntent, unknown>;
