import { emailChangeStates } from './provider-states/email-changes.ts';
import { mailedLinkStates } from './provider-states/mailed-links.ts';
import { memberStates } from './provider-states/members.ts';
import { passwordStates } from './provider-states/passwords.ts';
import { offerStates } from './provider-states/offers.ts';
import { roomAccountStates } from './provider-states/room-accounts.ts';
import { earningsStates } from './provider-states/earnings.ts';
import { edgeHistoryStates } from './provider-states/edge-history.ts';
import { redemptionStates } from './provider-states/redemptions.ts';
import type { Establish } from './provider-states/state.ts';
import { visitorStates } from './provider-states/visitors.ts';

/** Every state of the contracts' glossary. */
export const providerStates: Readonly<Record<string, Establish>> = {
  ...memberStates,
  ...mailedLinkStates,
  ...passwordStates,
  ...emailChangeStates,
  ...visitorStates,
  ...offerStates,
  ...roomAccountStates,
  ...earningsStates,
  ...redemptionStates,
  ...edgeHistoryStates,
};
