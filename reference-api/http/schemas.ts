import * as z from 'zod/mini';

import { DealsQueryParams } from '../../src/sdk/generated/zod/deals/deals.zod.ts';
import {
  DailyEarningsQueryParams,
  EarningsQueryParams,
} from '../../src/sdk/generated/zod/earnings/earnings.zod.ts';
import { EdgeHistoryQueryParams } from '../../src/sdk/generated/zod/edge-history/edge-history.zod.ts';
import {
  AccountUpdate,
  Credentials,
  EmailAddress,
  EmailChange,
  EmailChangeConfirmation,
  Feedback,
  NewPassword,
  PasswordChange,
  RedemptionRequest,
  RefreshToken,
  Registration,
  RoomAccountReport,
} from '../../src/sdk/generated/zod/rakeback-wizard-api.schemas.zod.ts';

// The length is one of the password rules, which give all their messages together.
const password = z.string().check(z.maxLength(128));

/** What the description promises of bodies and queries; the only place that names where the schemas come from. */
export const schemas = {
  credentials: Credentials,
  refreshToken: RefreshToken,
  emailAddress: EmailAddress,
  registration: z.extend(Registration, { password }),
  accountUpdate: AccountUpdate,
  passwordChange: z.extend(PasswordChange, { new_password: password }),
  newPassword: z.extend(NewPassword, { new_password: password }),
  emailChange: EmailChange,
  emailChangeConfirmation: EmailChangeConfirmation,
  feedback: Feedback,
  dealsQuery: DealsQueryParams,
  roomAccountReport: RoomAccountReport,
  earningsQuery: EarningsQueryParams,
  dailyEarningsQuery: DailyEarningsQueryParams,
  edgeHistoryQuery: EdgeHistoryQueryParams,
  redemptionRequest: RedemptionRequest,
};
