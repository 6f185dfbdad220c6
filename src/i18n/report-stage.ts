import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Stage = 'submitted' | 'inReview' | 'overdue' | 'connected' | 'refused' | 'unknown';

export const reportStage: Readonly<Record<Stage, MessageDescriptor>> = {
  submitted: msg`Submitted`,
  inReview: msg`In review`,
  overdue: msg`Overdue`,
  connected: msg`Connected`,
  refused: msg`Refused`,
  unknown: msg`Status unknown`,
};
