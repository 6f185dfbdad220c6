import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { GatheredData } from '#machines/data-export/data-export.contract.ts';

export const exportFailed = msg`Your data could not be gathered, so nothing was saved.`;

/** What each part of the file is, written into the file. */
export const aboutPart: Readonly<Record<keyof GatheredData, MessageDescriptor>> = {
  account: msg`Who you are to us: your name, country, addresses, contacts, Edge balance and subscriptions.`,
  edgeHistory: msg`Every movement of your Edge, newest first.`,
  earnings: msg`Your rake and Edge of each month that has any, newest first, by room account.`,
  roomAccounts: msg`The usernames at partner rooms that you reported.`,
  redemptions: msg`The plans that you redeemed Edge for, newest first.`,
  redemptionStatus: msg`How your latest redemption stands.`,
};
