import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { roomAccountStatus } from '../../i18n/room-account-status.ts';
import type { Stage } from './stage.ts';

export const stageLabel: Readonly<Record<Stage, MessageDescriptor>> = {
  submitted: roomAccountStatus.submitted,
  inReview: roomAccountStatus.in_review,
  overdue: msg`Overdue`,
  connected: roomAccountStatus.connected,
  refused: roomAccountStatus.refused,
};
