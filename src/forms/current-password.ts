import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a current password was not accepted; `refused` is the server's word. */
export type CurrentPasswordProblem = 'missing' | 'refused';

/** What is wrong with a typed current password, or null. Whether it is right, only the server says. */
export function currentPasswordProblem(password: string): 'missing' | null {
  return password === '' ? 'missing' : null;
}

export const currentPasswordMessages: Readonly<Record<CurrentPasswordProblem, MessageDescriptor>> = {
  missing: msg`Enter your current password.`,
  refused: msg`This is not your current password. Check it and try again.`,
};
