import type * as z from 'zod';

import { edgeStates } from './states/edge.ts';
import { mailedLinkStates } from './states/mailed-links.ts';
import { memberStates } from './states/members.ts';
import { offerStates } from './states/offers.ts';

/**
 * Every provider state. A name states a fact. Each interaction starts from a provider without members, mails, rate
 * limits, rooms and plans that serves every region. Then its states are made true, in order, and torn down after it.
 */
export const states = { ...memberStates, ...mailedLinkStates, ...offerStates, ...edgeStates };

export type StateName = keyof typeof states;
export type StateParams<Name extends StateName> = z.output<(typeof states)[Name]['params']>;
/** `string` for a state without values. */
export type StateValue<Name extends StateName> = keyof z.output<(typeof states)[Name]['values']>;
