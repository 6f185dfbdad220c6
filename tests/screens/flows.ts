import { accountDeletionWalk } from './flows/account-deletion/account-deletion.walk.ts';
import { accountUpdateWalk } from './flows/account-update/account-update.walk.ts';
import { dataExportWalk } from './flows/data-export/data-export.walk.ts';
import { edgeBalanceWalk } from './flows/edge-balance/edge-balance.walk.ts';
import { edgeHistoryCsvWalk } from './flows/edge-history-csv/edge-history-csv.walk.ts';
import { emailChangeWalk } from './flows/email-change/email-change.walk.ts';
import { emailChangeConfirmationWalk } from './flows/email-change-confirmation/email-change-confirmation.walk.ts';
import { emailChangeResendWalk } from './flows/email-change-resend/email-change-resend.walk.ts';
import { emailVerificationWalk } from './flows/email-verification/email-verification.walk.ts';
import { feedbackWalk } from './flows/feedback/feedback.walk.ts';
import { passwordChangeWalk } from './flows/password-change/password-change.walk.ts';
import { passwordResetWalk } from './flows/password-reset/password-reset.walk.ts';
import { passwordResetRequestWalk } from './flows/password-reset-request/password-reset-request.walk.ts';
import { redemptionWalk } from './flows/redemption/redemption.walk.ts';
import { regionCheckWalk } from './flows/region-check/region-check.walk.ts';
import { sessionWalk } from './flows/session/session.walk.ts';
import { signUpWalk } from './flows/sign-up/sign-up.walk.ts';
import { tokenWalk } from './flows/token/token.walk.ts';
import { usernameReportWalk } from './flows/username-report/username-report.walk.ts';
import { verificationResendWalk } from './flows/verification-resend/verification-resend.walk.ts';
import type { Walk } from './model/walk.ts';

/** The states of each flow, in the order of their names. */
export const flows: readonly Walk[] = [
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
