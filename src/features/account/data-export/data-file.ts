import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DataPart } from '#machines/data-export/data-export.machine.ts';

type PartName = DataPart['part'];

/** The description of each part, which the file contains. */
const aboutPart: Readonly<Record<PartName, MessageDescriptor>> = {
  account: msg`Who you are to us: your name, country, addresses, contacts, Edge balance and subscriptions.`,
  edgeHistory: msg`Every movement of your Edge, newest first.`,
  earnings: msg`Your rake and Edge of each month that has any, newest first, by room account.`,
  roomAccounts: msg`The usernames at partner rooms that you reported.`,
  redemptions: msg`The plans that you redeemed Edge for, newest first.`,
  redemptionStatus: msg`How your latest redemption stands.`,
};

/**
 * One JSON file with a description of each part. Amounts stay decimal strings, as the server sent them.
 *
 * @param translate translates a message to the UI language
 */
export function dataFile(
  parts: readonly DataPart[],
  exportedAt: Date,
  translate: (message: MessageDescriptor) => string,
) {
  const answersOf = (name: PartName) => parts.filter(({ part }) => part === name).map(({ answer }) => answer);
  const all = (name: PartName) => ({ about: translate(aboutPart[name]), data: answersOf(name) });
  const one = (name: PartName) => ({ about: translate(aboutPart[name]), data: answersOf(name)[0] });
  const content = {
    exported_at: exportedAt.toISOString(),
    account: one('account'),
    edge_history: all('edgeHistory'),
    earnings: all('earnings'),
    room_accounts: one('roomAccounts'),
    redemptions: one('redemptions'),
    redemption_status: one('redemptionStatus'),
  };
  return {
    name: `rakeback-wizard-data-${content.exported_at.slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
