export interface PasswordResetRequestInput {
  /** The address as far as it is known; empty when the player still has to type it. */
  readonly email: string;
  /** How an earlier request ended, if the page was opened to show that. */
  readonly earlier?: 'success' | 'error' | undefined;
}
