import * as z from 'zod/mini';

import { DealsQueryParams } from '#sdk/generated/zod/deals/deals.zod.ts';
import { DailyEarningsQueryParams, EarningsQueryParams } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { EdgeHistoryQueryParams } from '#sdk/generated/zod/edge-history/edge-history.zod.ts';
import { AccountUpdate } from '#sdk/generated/zod/schemas/account-update.zod.ts';
import { Credentials } from '#sdk/generated/zod/schemas/credentials.zod.ts';
import { EmailAddress } from '#sdk/generated/zod/schemas/email-address.zod.ts';
import { EmailChange } from '#sdk/generated/zod/schemas/email-change.zod.ts';
import { EmailChangeConfirmation } from '#sdk/generated/zod/schemas/email-change-confirmation.zod.ts';
import { Feedback } from '#sdk/generated/zod/schemas/feedback.zod.ts';
import { NewPassword } from '#sdk/generated/zod/schemas/new-password.zod.ts';
import { PasswordChange } from '#sdk/generated/zod/schemas/password-change.zod.ts';
import { RedemptionRequest } from '#sdk/generated/zod/schemas/redemption-request.zod.ts';
import { RefreshToken } from '#sdk/generated/zod/schemas/refresh-token.zod.ts';
import { Registration } from '#sdk/generated/zod/schemas/registration.zod.ts';
import { RoomAccountReport } from '#sdk/generated/zod/schemas/room-account-report.zod.ts';

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
