import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const csvFailed = msg`Your history could not be gathered, so nothing was saved.`;

/** The first line of the file. */
export const columnHeaders: readonly MessageDescriptor[] = [
  msg`Date (UTC)`,
  msg`Kind`,
  msg`Description`,
  msg`Room`,
  msg`Reference`,
  msg`Day of play (UTC)`,
  msg`Amount (Edge)`,
  msg`Balance change (Edge)`,
  msg`Balance after (Edge)`,
];
