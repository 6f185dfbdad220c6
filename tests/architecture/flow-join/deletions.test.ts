import { expect, it } from 'vitest';

import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '#pacts/contract.ts';
import { gapsIn, operationOf } from '#pacts/coverage.ts';
import { readers } from '#pacts/readers.ts';
import { readingFaults } from '#pacts/reading.ts';
import { readJoinContract } from './described.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { flowCalls } from './flow-calls.ts';
import { refusalFaults } from './flow-join.ts';

/** Interactions that no check would miss, by the reason why they are in the contract. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'The same answer in another situation, so that a backend tells nobody which of them it is.': [
    'a login with a wrong password',
    'a login before the address is verified',
    'a login with the password of a sign-up that was not confirmed',
    'a sign-up',
    'a sign-up with an address that is taken',
    'a wish for another verification mail',
    'a wish for a verification mail to an address that nobody has',
    'a wish for a password reset link',
    'a wish for a password reset link to an address that nobody has',
    'a wish for another address',
    'a wish for an address that is taken',
  ],
  'The same answer when it is asked again, or when there is nothing left to do.': [
    'a press on the link',
    'another press on the link',
    'a confirmed address',
    'an address that is confirmed again',
    'a change of the address that is taken back',
    'a change of the address that is taken back when none is pending',
    'a redemption',
    'a redemption whose answer got lost',
  ],
  'The same answer for another cause: somebody else signs up with the address, or the change was cancelled.':
    [
      'a login with the right password',
      'a login with the password of the sign-up that was confirmed',
      'the mailed code',
      'the mailed code while another sign-up waits',
      'a press on an older link',
      'a press on the link while another sign-up waits',
      'a wrong code',
      'the code of another sign-up',
      'an address confirmed by a link that is not one of ours',
      'an address confirmed by the link of a cancelled change',
    ],
  'Another field is refused, and the form shows the message there.': [
    'a sign-up with a malformed address and a weak password',
    'a sign-up with two different passwords',
    'a sign-up without agreement to the terms',
    'a change of the account that takes the first name away',
    'a wish for a malformed address',
    'a wish for the address that the member has',
    'a wish for another address with a wrong password',
    'a change of the password to a weak one',
    'a change of the password with a wrong current one',
    'a change of the password with two different ones',
    'a weak new password by the link',
    'two different new passwords by the link',
    'a redemption with a malformed address',
    'a redemption of a plan that is not there',
  ],
  'A language that the description does not have is refused, which no form can send.': [
    'a sign-up in a language that the site does not have',
    'a change of the account to a language that the site does not have',
  ],
  'Another way to ask, which a page has.': [
    'a change of the account',
    'a change of the language of the account',
    'the deals of a country',
    'the deals of a country, for a member',
    'the deals of a country, in German',
    'the top deals of a country',
    'a question of a member about a room',
    'a remark of a visitor',
    'the earnings of a member without any, this month',
    'the earnings of a member without any, last month',
    'the movements of Edge that are credited, on a day',
    'the movements of Edge that are redeemed, the oldest first',
    'the last page of the movements of Edge',
  ],
  'A value, or one that is missing, for which a page shows something else.': [
    'the account of a member with a subscription',
    'the account of a member without subscriptions',
    'the account of a member whose address is not verified',
    'the account of a member who reads mails in German',
    'the region of a visitor who is served',
    'the region of a visitor who is blocked',
    'the deals of a country where all are plain',
    'a room that is not offered here, for a member who has an account at it',
    'the reported usernames: one is submitted',
    'the reported usernames: one is in_review',
    'the earnings of a month, credited and corrected',
    'the earnings of a month, not credited yet',
    'the plans',
    'the plans at a discount',
    'the status of a redemption that is pending',
    'the status of a redemption that was completed',
    'the status of a redemption that failed',
    'the movements of Edge that are not credited yet',
    'the movements of Edge that are returned',
    'the movements of Edge that are corrected',
    'the movements of Edge that are bonus',
    'the movements of Edge that are adjusted',
  ],
  'Nothing is there yet, for which a page has a text of its own.': [
    'the deals of a country without deals',
    'the plans when there are none',
    'the reported usernames before the first report',
    'the status without a redemption',
    'the redemptions of a member without any',
    'the movements of Edge of a member without any',
  ],
  'Described, and asked by no page yet.': [
    'the deals of two rooms',
    'the deals of a room without deals',
    'the deals for two platforms and two payment methods',
    'the earnings of a month at two rooms',
    'the daily earnings of a month to come',
    'the movements of Edge from a broken cursor',
    'the movements of Edge of days in the wrong order',
  ],
};

const calls = await flowCalls();
const contract = readJoinContract();

it('an interaction that no check would miss is listed with its reason', () => {
  const unmissed = contract.operations.flatMap(unmissedOf);
  expect(unmissed.toSorted()).toEqual(Object.values(KEPT).flat().toSorted());
});

/** One operation at a time, as each check judges them: that makes this quick. */
function unmissedOf(operation: Operation): string[] {
  const operations = [operation];
  const own = contract.interactions.filter((one) => operationOf(one, contract.operations) === operation);
  const isMissed = (deleted: Interaction): boolean => {
    const interactions = own.filter((one) => one !== deleted);
    const faults = [
      ...gapsIn(operations, interactions),
      ...readingFaults(readers, interactions, operations),
      ...refusalFaults(operation, calls, { ...contract, operations, interactions }, EXCEPTIONS),
    ];
    return faults.length > 0;
  };
  return own.filter((one) => !isMissed(one)).map(({ description }) => description);
}
