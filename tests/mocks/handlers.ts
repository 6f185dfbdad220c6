import { getAccountMock } from '#sdk/generated/api/account/account.msw.ts';
import { getDealsMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { getEarningsMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { getEdgeHistoryMock } from '#sdk/generated/api/edge-history/edge-history.msw.ts';
import { getEmailMock } from '#sdk/generated/api/email/email.msw.ts';
import { getFeedbackMock } from '#sdk/generated/api/feedback/feedback.msw.ts';
import { getPasswordMock } from '#sdk/generated/api/password/password.msw.ts';
import { getPlansMock } from '#sdk/generated/api/plans/plans.msw.ts';
import { getRedemptionsMock } from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import { getRegionMock } from '#sdk/generated/api/region/region.msw.ts';
import { getRegistrationMock } from '#sdk/generated/api/registration/registration.msw.ts';
import { getRoomAccountsMock } from '#sdk/generated/api/room-accounts/room-accounts.msw.ts';
import { getRoomsMock } from '#sdk/generated/api/rooms/rooms.msw.ts';
import { getTokenMock } from '#sdk/generated/api/token/token.msw.ts';

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
