import type { PromiseActorLogic } from 'xstate';

import type { CountDownLogic } from './count-down.ts';
import type { CallFailure, FieldsRejected } from './call-failure.ts';

export type MailRequestFailure = CallFailure | FieldsRejected;

export interface MailRequestContext {
  readonly email: string;
  /** Seconds until another mail may be asked for; 0 when it may be asked for now. */
  readonly secondsLeft: number;
  readonly failure: MailRequestFailure | null;
}

export type MailRequestEvent =
  | { readonly type: 'email.requested'; readonly email: string }
  /** The player wants to use another address. */
  | { readonly type: 'address.reopened' };

export interface MailRequestActors {
  /** Answers alike for known and unknown addresses. */
  readonly sendMail: PromiseActorLogic<void, { readonly email: string }>;
  readonly countDown: CountDownLogic;
}
