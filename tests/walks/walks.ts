import { accountDeletionWalk } from './account-deletion/account-deletion.walk.ts';
import { accountUpdateWalk } from './account-update/account-update.walk.ts';
import { dataExportWalk } from './data-export/data-export.walk.ts';
import { edgeBalanceWalk } from './edge-balance/edge-balance.walk.ts';
import { edgeHistoryCsvWalk } from './edge-history-csv/edge-history-csv.walk.ts';
import { emailChangeWalk } from './email-change/email-change.walk.ts';
import { emailChangeConfirmationWalk } from './email-change-confirmation/email-change-confirmation.walk.ts';
import { emailChangeResendWalk } from './email-change-resend/email-change-resend.walk.ts';
import { emailVerificationWalk } from './email-verification/email-verification.walk.ts';
import { feedbackWalk } from './feedback/feedback.walk.ts';
import { passwordChangeWalk } from './password-change/password-change.walk.ts';
import { passwordResetWalk } from './password-reset/password-reset.walk.ts';
import { passwordResetRequestWalk } from './password-reset-request/password-reset-request.walk.ts';
import { redemptionWalk } from './redemption/redemption.walk.ts';
import { regionCheckWalk } from './region-check/region-check.walk.ts';
import { sessionWalk } from './session/session.walk.ts';
import { signUpWalk } from './sign-up/sign-up.walk.ts';
import { tokenWalk } from './token/token.walk.ts';
import { usernameReportWalk } from './username-report/username-report.walk.ts';
import { verificationResendWalk } from './verification-resend/verification-resend.walk.ts';
import type { Walk } from './runner/walk.ts';

/** One for each flow, in the order of their names. */
export const walks: readonly Walk[] = [
  accountDeletionWalk,
  accountUpdateWalk,
  dataExportWalk,
  edgeBalanceWalk,
  edgeHistoryCsvWalk,
  emailChangeWalk,
  emailChangeConfirmationWalk,
  emailChangeResendWalk,
  emailVerificationWalk,
  feedbackWalk,
  passwordChangeWalk,
  passwordResetWalk,
  passwordResetRequestWalk,
  redemptionWalk,
  regionCheckWalk,
  sessionWalk,
  signUpWalk,
  tokenWalk,
  usernameReportWalk,
  verificationResendWalk,
];
