import { getAccountMock } from '../../src/sdk/generated/api/account/account.msw.ts';
import { getDealsMock } from '../../src/sdk/generated/api/deals/deals.msw.ts';
import { getEarningsMock } from '../../src/sdk/generated/api/earnings/earnings.msw.ts';
import { getEdgeHistoryMock } from '../../src/sdk/generated/api/edge-history/edge-history.msw.ts';
import { getEmailMock } from '../../src/sdk/generated/api/email/email.msw.ts';
import { getFeedbackMock } from '../../src/sdk/generated/api/feedback/feedback.msw.ts';
import { getPasswordMock } from '../../src/sdk/generated/api/password/password.msw.ts';
import { getPlansMock } from '../../src/sdk/generated/api/plans/plans.msw.ts';
import { getRedemptionsMock } from '../../src/sdk/generated/api/redemptions/redemptions.msw.ts';
import { getRegionMock } from '../../src/sdk/generated/api/region/region.msw.ts';
import { getRegistrationMock } from '../../src/sdk/generated/api/registration/registration.msw.ts';
import { getRoomAccountsMock } from '../../src/sdk/generated/api/room-accounts/room-accounts.msw.ts';
import { getRoomsMock } from '../../src/sdk/generated/api/rooms/rooms.msw.ts';
import { getTokenMock } from '../../src/sdk/generated/api/token/token.msw.ts';

/** Every operation succeeds, with the first example of the description. */
export const handlers = [
  getTokenMock(),
  getAccountMock(),
  getRegistrationMock(),
  getEmailMock(),
  getPasswordMock(),
  getRegionMock(),
  getDealsMock(),
  getRoomsMock(),
  getFeedbackMock(),
  getRoomAccountsMock(),
  getEarningsMock(),
  getPlansMock(),
  getRedemptionsMock(),
  getEdgeHistoryMock(),
].flat();
