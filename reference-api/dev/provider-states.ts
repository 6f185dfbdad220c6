import { mailedLinkStates } from './provider-states/mailed-links.ts';
import { memberStates } from './provider-states/members.ts';
import type { Establish } from './provider-states/state.ts';
import { visitorStates } from './provider-states/visitors.ts';

/** Every state of the contracts' glossary. */
export const providerStates: Readonly<Record<string, Establish>> = {
  ...memberStates,
  ...mailedLinkStates,
  ...visitorStates,
};
