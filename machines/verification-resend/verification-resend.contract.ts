export interface VerificationResendInput {
  /** The address as far as it is known; empty when the player still has to type it. */
  readonly email: string;
  /** True right after sign-up: a mail is on its way, so the flow starts in the cool-down. */
  readonly justSent: boolean;
}
