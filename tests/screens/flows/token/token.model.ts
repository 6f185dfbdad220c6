import type { Page } from '@playwright/test';

import { tokenMachine } from '#machines/token/token.machine.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { checkAgain, logInLink, memberMenu, outOfReach } from '../../../fixtures/nav.ts';
import { refreshTokenOf } from '../../../fixtures/member-api.ts';
import { logOut, storeRefreshToken, expectRemembered, storedRefreshToken } from '../../../fixtures/login.ts';
import type { World } from '../../../fixtures/world.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How the token of a returning player is refreshed on the public home page. The page is loaded once in a path. */
export const tokenTest: ModelTest = { flow: 'token', model: tokenModel };

/** Longer than a slow machine needs to look. */
const SERVER_WAIT_SECONDS = 100;

const busyServer: Answer = {
  output: { kind: 'transient', retryAfterSeconds: SERVER_WAIT_SECONDS },
  outcome: { status: 503, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } },
};

const blocked: Answer = {
  output: { kind: 'blocked' },
  outcome: { status: 403, json: { detail: 'No.', code: 'region_blocked' } },
};

const tokens: Answer = {
  output: {
    kind: 'ok',
    isAnotherAccount: false,
    facts: { generation: 1, receivedAt: 0, lifetimeMs: 5 * 60_000 },
  },
  outcome: 'passes',
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
      // The session requests the account as soon as the page is open.
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
          outcome: null,
          prepare: async () => storeRefreshToken(page, await refreshTokenOf(world, world.demoPlayer)),
        },
      },
      refreshToken: { 'busy server': busyServer, 'blocked region': blocked, tokens },
    },
    delays: { backOff: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000) },
    states: tokenStates(page),
  };
}

/** What the page, the storage and the pending refresh show of each state. */
function tokenStates(page: Page): FlowModel['states'] {
  return {
    // Both are left before the first paint: the storage is read, and the session needs a token at once.
    booting: null,
    stale: null,
    refreshing: async (gate) => {
      await gate.hasMet('refreshToken');
      await expect(memberMenu(page)).toBeHidden();
      await expectRemembered(page);
    },
    fresh: async () => {
      await expect(memberMenu(page)).toBeVisible();
      await expect(outOfReach(page)).toBeHidden();
      await expectRemembered(page);
    },
    backoff: async () => {
      await expect(outOfReach(page)).toBeVisible();
      await expectRemembered(page);
    },
    blocked: async () => {
      await expect(checkAgain(page)).toBeVisible();
      await expectRemembered(page);
    },
    anonymous: async () => {
      await expect(logInLink(page)).toBeVisible();
      expect(await storedRefreshToken(page)).toBeNull();
    },
  };
}
