const PROMISED_MS = 24 * 60 * 60 * 1000;

/** By when a redemption is expected to be done, RFC 3339: within 24 hours (specification, section 9). */
export function expectedBy({ requested_at }: { readonly requested_at: string }): string {
  return new Date(Date.parse(requested_at) + PROMISED_MS).toISOString();
}
