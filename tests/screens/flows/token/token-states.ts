import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import { checkAgain, logInLink, memberMenu, outOfReach } from '../../../fixtures/nav.ts';
import { expectRemembered, storedRefreshToken } from '../../../fixtures/login.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What the page, the storage and the refresh on its way tell of each state. */
export function tokenStates(page: Page): FlowModel['states'] {
  return {
    // Both are over before anything is drawn: the storage is read, and the session needs a token at once.
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
