import { accountDeletionWalk } from './flows/account-deletion/account-deletion.model.ts';
import { accountUpdateWalk } from './flows/account-update/account-update.model.ts';
import { dataExportWalk } from './flows/data-export/data-export.model.ts';
import { edgeHistoryCsvWalk } from './flows/edge-history-csv/edge-history-csv.model.ts';
import { emailChangeWalk } from './flows/email-change/email-change.model.ts';
import { emailChangeConfirmationWalk } from './flows/email-change-confirmation/email-change-confirmation.model.ts';
import { emailChangeResendWalk } from './flows/email-change-resend/email-change-resend.model.ts';
import { emailVerificationWalk } from './flows/email-verification/email-verification.model.ts';
import { feedbackWalk } from './flows/feedback/feedback.model.ts';
import { passwordChangeWalk } from './flows/password-change/password-change.model.ts';
import { passwordResetWalk } from './flows/password-reset/password-reset.model.ts';
import { passwordResetRequestWalk } from './flows/password-reset-request/password-reset-request.model.ts';
import { redemptionWalk } from './flows/redemption/redemption.model.ts';
import { regionCheckWalk } from './flows/region-check/region-check.model.ts';
import { sessionWalk } from './flows/session/session.model.ts';
import { signUpWalk } from './flows/sign-up/sign-up.model.ts';
import { tokenWalk } from './flows/token/token.model.ts';
import { usernameReportWalk } from './flows/username-report/username-report.model.ts';
import { verificationResendWalk } from './flows/verification-resend/verification-resend.model.ts';
import type { Walk } from './model/path.ts';

/** The states of each flow, in the order of their names. */
export const flows: readonly Walk[] = [
  accountDeletionWalk,
  accountUpdateWalk,
  dataExportWalk,
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
