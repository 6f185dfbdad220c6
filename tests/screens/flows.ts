import { accountDeletionTest } from './flows/account-deletion/account-deletion.model.ts';
import { accountUpdateTest } from './flows/account-update/account-update.model.ts';
import { dataExportTest } from './flows/data-export/data-export.model.ts';
import { edgeHistoryCsvTest } from './flows/edge-history-csv/edge-history-csv.model.ts';
import { emailChangeTest } from './flows/email-change/email-change.model.ts';
import { emailChangeConfirmationTest } from './flows/email-change-confirmation/email-change-confirmation.model.ts';
import { emailChangeResendTest } from './flows/email-change-resend/email-change-resend.model.ts';
import { emailVerificationTest } from './flows/email-verification/email-verification.model.ts';
import { feedbackTest } from './flows/feedback/feedback.model.ts';
import { passwordChangeTest } from './flows/password-change/password-change.model.ts';
import { passwordResetTest } from './flows/password-reset/password-reset.model.ts';
import { passwordResetRequestTest } from './flows/password-reset-request/password-reset-request.model.ts';
import { redemptionTest } from './flows/redemption/redemption.model.ts';
import { regionCheckTest } from './flows/region-check/region-check.model.ts';
import { sessionTest } from './flows/session/session.model.ts';
import { signUpTest } from './flows/sign-up/sign-up.model.ts';
import { tokenTest } from './flows/token/token.model.ts';
import { usernameReportTest } from './flows/username-report/username-report.model.ts';
import { verificationResendTest } from './flows/verification-resend/verification-resend.model.ts';
import type { ModelTest } from './model/path.ts';

/** The states of each flow, in the order of their names. */
export const flows: readonly ModelTest[] = [
  accountDeletionTest,
  accountUpdateTest,
  dataExportTest,
  edgeHistoryCsvTest,
  emailChangeTest,
  emailChangeConfirmationTest,
  emailChangeResendTest,
  emailVerificationTest,
  feedbackTest,
  passwordChangeTest,
  passwordResetTest,
  passwordResetRequestTest,
  redemptionTest,
  regionCheckTest,
  sessionTest,
  signUpTest,
  tokenTest,
  usernameReportTest,
  verificationResendTest,
];
