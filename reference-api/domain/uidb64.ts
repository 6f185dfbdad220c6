/** The player's id as it stands in links and paths. */
export function toUidb64(playerId: number): string {
  return Buffer.from(String(playerId)).toString('base64url');
}

/** The id, or 0 (nobody) for whatever the caller made up. */
export function fromUidb64(uidb64: string): number {
  const id = Buffer.from(uidb64, 'base64url').toString('latin1');
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}
