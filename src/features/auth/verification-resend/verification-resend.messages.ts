import { msg } from '@lingui/core/macro';

/** Specification, section 8. */
export const sendingFailed = msg`Something went wrong while sending the email verification.`;
