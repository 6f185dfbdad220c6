import type { SessionAccount } from '#machines/session/session.contract.ts';
import { unreadable } from '#sdk/errors.ts';

/**
 * Validates only the fields that the session needs. An invalid value in any other field of the account must not prevent
 * a login.
 */
export function readSessionAccount(answer: unknown): SessionAccount {
  if (typeof answer !== 'object' || answer === null) throw unreadable();
  const { id, email, first_name, last_name, country, edge_balance, flags, subscriptions } = {
    ...EMPTY,
    ...answer,
  };
  if (
    typeof id !== 'number' ||
    !(email === null || typeof email === 'string') ||
    typeof first_name !== 'string' ||
    typeof last_name !== 'string' ||
    typeof country !== 'string' ||
    typeof edge_balance !== 'string' ||
    !isStringList(flags)
  ) {
    throw unreadable();
  }
  return {
    id,
    email,
    first_name,
    last_name,
    country,
    edge_balance,
    flags,
    subscriptions: Array.isArray(subscriptions) ? subscriptions : [],
  };
}

const EMPTY: Partial<Record<keyof SessionAccount, unknown>> = {};

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
