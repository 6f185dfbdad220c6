import { msg } from '@lingui/core/macro';

/** Specification, section 8. */
export const requestFailed = msg`An error occurred while resetting your password...`;
