import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DealsSort } from './deals-search.ts';

export const sortName: Readonly<Record<DealsSort, MessageDescriptor>> = {
  rakeback: msg`Highest rakeback`,
  edge: msg`Highest Edge multiplier`,
  ending: msg`Ending soonest`,
  room: msg`Room name`,
};
