import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type MovementKind = 'earned' | 'credited' | 'reserved' | 'redeemed' | 'returned' | 'bonus' | 'adjusted';

/** What kind of movement of Edge it is, by the server's word. */
export const movementKind: Readonly<Record<MovementKind, MessageDescriptor>> = {
  earned: msg`Earned`,
  credited: msg`Credited`,
  reserved: msg`Reserved`,
  redeemed: msg`Redeemed`,
  returned: msg`Returned`,
  bonus: msg`Bonus`,
  adjusted: msg`Adjusted`,
};
