import type { Page } from '@playwright/test';

import type { SessionContext } from '#machines/session/session.contract.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  confirmationField,
  considerButton,
  deleteButton,
  goodbyeHeading,
} from '../../../fixtures/deletion.ts';
import { expect } from '../../../fixtures/journey.ts';
import { logInLink, memberMenu, outOfReach } from '../../../fixtures/nav.ts';
import { refreshTokenOf } from '../../../fixtures/member-api.ts';
import {
  submitLogin,
  logOut,
  storeRefreshToken,
  expectRemembered,
  storedRefreshToken,
} from '../../../fixtures/login.ts';
import { addMember, newcomer } from '../../../fixtures/sign-up.ts';
import type { World } from '../../../fixtures/world.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How a session begins and ends, from the public home page on. The page is loaded once in a path. */
export const sessionTest: ModelTest = { flow: 'session', model: sessionModel };

function sessionModel(page: Page, world: World): FlowModel {
  const open = async () => {
    await page.goto('/');
  };
  let isMember = false;
  const beMember = async () => {
    if (!isMember) await addMember(world, newcomer);
    isMember = true;
  };

  return {
    machine: sessionMachine,
    title: 'Home',
    // After a deletion, and on the way from the login.
    titles: {
      loggingIn: 'Log in',
      anonymous: 'Your account is deleted',
      unreachable: 'Log in',
      openingAccount: 'Log in',
    },
    goal: 'every state',
    tellApart: ({ error }: SessionContext) => error,
    begin: async () => {
      await page.goto('/favicon.svg');
      await beMember();
    },
    acts: {
      'account is deleted': {
        event: { type: 'account.deleted' },
        by: async () => {
          await memberMenu(page).click();
          await page.getByRole('menuitem', { name: 'Settings' }).click();
          await considerButton(page).click();
          await confirmationField(page).fill('DELETE');
          await deleteButton(page).click();
          isMember = false;
        },
      },
      'login is requested': {
        event: { type: 'logIn.requested' },
        prepare: beMember,
        by: async () => {
          await logInLink(page).click();
          await submitLogin(page, newcomer);
        },
      },
      'retry is requested': {
        event: { type: 'retry.requested' },
        by: () => outOfReach(page).getByRole('button', { name: 'Try again' }).click(),
      },
      'logout is requested': {
        event: { type: 'logOut.requested' },
        offeredIn: ['authorized'],
        by: () => logOut(page),
      },
    },
    answers: {
      findTokens: {
        'a stored one': {
          output: true,
          outcome: null,
          prepare: async () => storeRefreshToken(page, await refreshTokenOf(world, newcomer)),
          arrange: open,
        },
        none: { output: false, outcome: null, prepare: () => storeRefreshToken(page, null), arrange: open },
      },
      fetchAccount: {
        'the account': { output: {}, outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
      logIn: { 'right password': { outcome: 'passes' } },
      logOut: { done: { outcome: null } },
      forgetTokens: { done: { outcome: null, arrange: () => expect(goodbyeHeading(page)).toBeVisible() } },
    },
    delays: {},
    states: sessionStates(page),
  };
}

/** What the header, the storage and the pending requests show of each state. */
function sessionStates(page: Page): FlowModel['states'] {
  return {
    // Left before the first paint: the storage is read at once.
    starting: null,
    fetchingAccount: async (gate) => {
      await gate.hasMet('account');
      await expect(memberMenu(page)).toBeHidden();
      await expectRemembered(page);
    },
    authorized: async () => {
      await expect(memberMenu(page)).toBeVisible();
      await expect(outOfReach(page)).toBeHidden();
      await expectRemembered(page);
    },
    anonymous: async () => {
      await expect(logInLink(page)).toBeVisible();
      await expect(outOfReach(page)).toBeHidden();
      expect(await storedRefreshToken(page)).toBeNull();
    },
    unreachable: async () => {
      await expect(outOfReach(page)).toBeVisible();
      await expect(logInLink(page)).toBeVisible();
      await expectRemembered(page);
    },
    loggingIn: async (gate) => {
      await gate.hasMet('createToken');
      await expect(page.getByText('Logging in', { exact: true }).first()).toBeVisible();
    },
    openingAccount: async (gate) => {
      await gate.hasMet('account');
      await expect(page.getByText('Logging in', { exact: true }).first()).toBeVisible();
    },
    // Left at once: the request to the server runs in the background.
    loggingOut: null,
    // Left at once: no request is sent, as the server has already deleted the account.
    forgettingAccount: null,
  };
}
