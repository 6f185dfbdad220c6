import { createHash, createHmac } from 'node:crypto';

/** For secrets of 256 bits: a plain digest cannot be reversed by guessing. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** For six-digit codes: a million guesses are nothing, so the digest needs a key. */
export function keyedDigest(secret: string, key: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}

/** The id of a player or a sign-up as it is written in links and paths. */
export function toUidb64(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** The id, or 0 (no player) for an invalid value or another spelling, which would be counted as separate tries. */
export function fromUidb64(uidb64: string): number {
  const text = Buffer.from(uidb64, 'base64url').toString('latin1');
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return toUidb64(id) === uidb64 ? id : 0;
}

/** The address as it is kept and written to; `+` and dots stay. */
export function tidyEmail(written: string): string {
  return written.trim().normalize('NFC');
}

/** The address as it is compared: `Ann@…` and `ann@…` are one account. */
export function emailKey(written: string): string {
  return tidyEmail(written).toLowerCase();
}
