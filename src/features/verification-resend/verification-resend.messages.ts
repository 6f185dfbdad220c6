import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AddressProblem } from './address.schema.ts';

/** Specification, section 8. */
export const sendingFailed = msg`Something went wrong while sending the email verification.`;

export const addressMessages: Readonly<Record<AddressProblem, MessageDescriptor>> = {
  missing: msg`Enter your email address.`,
  malformed: msg`Enter an email address like name@example.com.`,
};
