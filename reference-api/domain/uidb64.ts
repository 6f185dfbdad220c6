/** The id of a player or a sign-up as it stands in links and paths. */
export function toUidb64(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** The id, or 0 (nobody) for whatever the caller made up: another spelling would have tries of its own. */
export function fromUidb64(uidb64: string): number {
  const text = Buffer.from(uidb64, 'base64url').toString('latin1');
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return toUidb64(id) === uidb64 ? id : 0;
}
