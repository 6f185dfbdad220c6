import type { Page } from '@playwright/test';

import { tokenMachine } from '#machines/token/token.machine.ts';
import { checkAgain } from '../../../fixtures/nav.ts';
import { refreshTokenOf } from '../../../fixtures/member-api.ts';
import { logOut, storeRefreshToken } from '../../../fixtures/login.ts';
import type { World } from '../../../fixtures/world.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';
import { tokenStates } from './token-states.ts';

/** How the token of a player is kept fresh who comes back to the public home page; it is loaded once in a walk. */
export const tokenWalk: Walk = { flow: 'token', model: tokenModel };

/** Longer than a slow machine needs to look. */
const SERVER_WAIT_SECONDS = 100;

const busyServer: Answer = {
  output: { kind: 'transient', retryAfterSeconds: SERVER_WAIT_SECONDS },
  fate: { status: 503, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } },
};

const blocked: Answer = {
  output: { kind: 'blocked' },
  fate: { status: 403, json: { detail: 'No.', code: 'region_blocked' } },
};

const tokens: Answer = {
  output: {
    kind: 'ok',
    isAnotherAccount: false,
    facts: { generation: 1, receivedAt: 0, lifetimeMs: 5 * 60_000 },
  },
  fate: 'passes',
};

function tokenModel(page: Page, world: World): FlowModel {
  return {
    machine: tokenMachine,
    title: 'Home',
    titles: { blocked: 'Not available in your region' },
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      await page.goto('/favicon.svg');
    },
    acts: {
      // The session asks for the account as soon as there is a page.
      'token is needed': {
        event: { type: 'token.needed', at: 0 } as never,
        offeredIn: ['stale'],
        by: async () => {
          await page.goto('/');
        },
      },
      'tokens are cleared': {
        event: { type: 'tokens.cleared' },
        offeredIn: ['fresh'],
        by: () => logOut(page),
      },
      'retry is requested': {
        event: { type: 'retry.requested' },
        offeredIn: ['blocked'],
        by: () => checkAgain(page).click(),
      },
    },
    answers: {
      readStoredToken: {
        'there is one': {
          output: true,
          fate: null,
          prepare: async () => storeRefreshToken(page, await refreshTokenOf(world, world.demoPlayer)),
        },
      },
      refreshToken: { 'busy server': busyServer, 'blocked region': blocked, tokens },
    },
    delays: { backOff: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000) },
    states: tokenStates(page),
  };
}
