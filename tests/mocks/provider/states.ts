import type { StateName } from '#pacts/states.ts';
import type { MockedStates } from './mocked-state.ts';
import { accountChanges } from './states/account-changes.ts';
import { edge } from './states/edge.ts';
import { mailedLinks } from './states/mailed-links.ts';
import { members } from './states/members.ts';
import { offers } from './states/offers.ts';
import { roomAccounts } from './states/room-accounts.ts';
import { visitors } from './states/visitors.ts';

/** Every state of the glossary, made true by handlers; a new state does not compile before it is here. */
export const mockedStates: MockedStates<StateName> = {
  ...members,
  ...mailedLinks,
  ...accountChanges,
  ...visitors,
  ...offers,
  ...roomAccounts,
  ...edge,
};
