import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import { logInLink, memberMenu, outOfReach } from '../../../fixtures/nav.ts';
import { expectRemembered, storedRefreshToken } from '../../../fixtures/login.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What the header, the storage and the requests on their way tell of each state. */
export function sessionStates(page: Page): FlowModel['states'] {
  return {
    // Over before anything is drawn: the storage is read at once.
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
      await expect(page.getByText('Logging in', { exact: true })).toBeVisible();
    },
    openingAccount: async (gate) => {
      await gate.hasMet('account');
      await expect(page.getByText('Logging in', { exact: true })).toBeVisible();
    },
    // Over at once: the server is told beside it.
    loggingOut: null,
    // Over at once: nothing is told to a server that has deleted the account.
    forgettingAccount: null,
  };
}
