import { useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx';

const TONE: Readonly<Record<EdgeMovementKind, NonNullable<BadgeProps['tone']>>> = {
  earned: 'neutral',
  credited: 'positive',
  reserved: 'caution',
  redeemed: 'accent',
  returned: 'positive',
  bonus: 'positive',
  adjusted: 'info',
};

export function KindBadge({ kind }: { readonly kind: EdgeMovementKind }) {
  const { i18n } = useLingui();
  return <Badge label={i18n._(movementKind[kind])} tone={TONE[kind]} />;
}
