import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

import type { Random } from '../random.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const KEY_BYTES = 32;

/** `scrypt$log2N$r$p$salt$key`: the parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string, cost: number, random: Random): Promise<string> {
  const salt = random.bytes(16);
  return formatHash(cost, salt, await deriveKey(password, salt, cost, BLOCK_SIZE, PARALLELISM, KEY_BYTES));
}

/** Always does the work of one derivation: without a stored hash, that of a hash nobody can match. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  cost: number,
): Promise<boolean> {
  const unmatchable = formatHash(cost, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));
  const [, log2N, r, p, salt = '', key = ''] = (stored ?? unmatchable).split('$');
  const expected = Buffer.from(key, 'base64url');
  const derived = await deriveKey(
    password,
    Buffer.from(salt, 'base64url'),
    Number(log2N),
    Number(r),
    Number(p),
    expected.length,
  );
  return timingSafeEqual(derived, expected) && stored !== undefined;
}

function formatHash(cost: number, salt: Buffer, key: Buffer): string {
  return [
    'scrypt',
    cost,
    BLOCK_SIZE,
    PARALLELISM,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** The same letters typed on two keyboards can differ in composition; NFKC makes them one password. */
function deriveKey(
  password: string,
  salt: Buffer,
  log2N: number,
  r: number,
  p: number,
  size: number,
): Promise<Buffer> {
  const N = 2 ** log2N;
  return derive(password.normalize('NFKC'), salt, size, { N, r, p, maxmem: 256 * N * r });
}

const RULES: readonly { readonly holds: (password: string) => boolean; readonly message: string }[] = [
  {
    holds: (password) => [...password].length >= 8,
    message: 'This password is too short. It must contain at least 8 characters.',
  },
  {
    holds: (password) => /\p{Lu}/u.test(password),
    message: 'This password must contain at least 1 uppercase letter.',
  },
  {
    holds: (password) => /\p{Ll}/u.test(password),
    message: 'This password must contain at least 1 lowercase letter.',
  },
  { holds: (password) => /\p{Nd}/u.test(password), message: 'This password must contain at least 1 number.' },
  {
    holds: (password) => /[^\p{L}\p{N}]/u.test(password),
    message: 'This password must contain at least 1 special character.',
  },
];

/** What is wrong with a new password in this field, in the order of product spec section 5, and with its repetition. */
export function passwordFaults(
  field: string,
  password: string | undefined,
  repeated: string | undefined,
): Record<string, string[]> {
  if (password === undefined) return {};
  const weaknesses = RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
  const differ = repeated !== undefined && password !== repeated;
  return {
    ...(weaknesses.length > 0 && { [field]: weaknesses }),
    ...(differ && { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] }),
  };
}
