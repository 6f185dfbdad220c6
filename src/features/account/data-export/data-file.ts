import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { GatheredData } from '#machines/data-export/data-export.contract.ts';

export const exportFailed = msg`Your data could not be gathered, so nothing was saved.`;

/** What each part of the file is, written into the file. */
const aboutPart: Readonly<Record<keyof GatheredData, MessageDescriptor>> = {
  account: msg`Who you are to us: your name, country, addresses, contacts, Edge balance and subscriptions.`,
  edgeHistory: msg`Every movement of your Edge, newest first.`,
  earnings: msg`Your rake and Edge of each month that has any, newest first, by room account.`,
  roomAccounts: msg`The usernames at partner rooms that you reported.`,
  redemptions: msg`The plans that you redeemed Edge for, newest first.`,
  redemptionStatus: msg`How your latest redemption stands.`,
};

interface DataFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/**
 * One JSON file, each part with a line that says what it is. Amounts stay the decimal strings that the server sent.
 *
 * @param inWords a message in the language of the reader
 */
export function dataFile(
  data: GatheredData,
  exportedAt: Date,
  inWords: (message: MessageDescriptor) => string,
): DataFile {
  const part = (name: keyof GatheredData) => ({ about: inWords(aboutPart[name]), data: data[name] });
  const content = {
    exported_at: exportedAt.toISOString(),
    account: part('account'),
    edge_history: part('edgeHistory'),
    earnings: part('earnings'),
    room_accounts: part('roomAccounts'),
    redemptions: part('redemptions'),
    redemption_status: part('redemptionStatus'),
  };
  return {
    name: `rakeback-wizard-data-${content.exported_at.slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
