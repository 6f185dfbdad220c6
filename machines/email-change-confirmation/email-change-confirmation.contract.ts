import type { PromiseActorLogic } from 'xstate';

import type { EmailChangeConfirmationFailure } from './email-change-confirmation.failures.ts';

export interface EmailChangeConfirmationInput {
  /** What the mailed link holds, judged by the page: `malformed` fails without any call. One link is one actor. */
  readonly link: 'wellFormed' | 'malformed';
}

export interface EmailChangeConfirmationContext {
  readonly failure: EmailChangeConfirmationFailure | null;
}

/** The page shows the link, or the person tries it again. */
export interface EmailChangeConfirmationEvent {
  readonly type: 'link.opened';
  readonly token: string;
}

export interface EmailChangeConfirmationActors {
  readonly confirmEmailChange: PromiseActorLogic<void, { readonly token: string }>;
}
