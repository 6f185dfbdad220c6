import type * as z from 'zod';

import { accountChangeStates } from './states/account-changes.ts';
import { edgeStates } from './states/edge.ts';
import { mailedLinkStates } from './states/mailed-links.ts';
import { memberStates } from './states/members.ts';
import { offerStates } from './states/offers.ts';
import { roomAccountStates } from './states/room-accounts.ts';
import { visitorStates } from './states/visitors.ts';

/**
 * The glossary of provider states. A name states a fact. Each interaction starts from a provider without
 * members, mails, rate limits, rooms and plans that serves every region; then its states are made true, in order; after it
 * they are torn down. A provider answers `POST {state-url} {state, params, action}`, `action` being `setup` or
 * `teardown`, with the values as JSON, and an unknown state with 400 or 404.
 */
export const states = {
  ...memberStates,
  ...mailedLinkStates,
  ...accountChangeStates,
  ...visitorStates,
  ...offerStates,
  ...roomAccountStates,
  ...edgeStates,
};

export type StateName = keyof typeof states;
export type StateParams<Name extends StateName> = z.input<(typeof states)[Name]['params']>;
export type StateValue<Name extends StateName> = keyof z.output<(typeof states)[Name]['values']>;
