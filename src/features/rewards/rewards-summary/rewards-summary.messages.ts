import { msg } from '@lingui/core/macro';

/** Specification, section 8. */
export const ALL_VERIFIED = msg`Everything is verified`;
export const NO_DEALS = msg`No Deals Available`;
