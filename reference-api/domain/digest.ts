import { createHash, createHmac } from 'node:crypto';

/** For secrets of 256 bits: a plain digest cannot be reversed by guessing. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** For six-digit codes: a million guesses are nothing, so the digest needs a key. */
export function keyedDigest(secret: string, key: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}
