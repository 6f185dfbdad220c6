import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type RoomAccountStatus = 'submitted' | 'in_review' | 'connected' | 'refused';

/** How a reported username stands, by the server's word. */
export const roomAccountStatus: Readonly<Record<RoomAccountStatus, MessageDescriptor>> = {
  submitted: msg`Submitted`,
  in_review: msg`In review`,
  connected: msg`Connected`,
  refused: msg`Refused`,
};
