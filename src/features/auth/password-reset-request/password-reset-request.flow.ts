import {
  passwordResetRequestMachine,
  view,
  type PasswordResetRequestInput,
} from '#machines/password-reset-request/password-reset-request.machine.ts';
import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { countDown } from '#lib/count-down.ts';
import { resetPassword } from '#sdk/generated/api/password/password.ts';

const machine = passwordResetRequestMachine.provide({
  actors: {
    sendMail: fromPromise<void, { readonly email: string }>(async ({ input, signal }) => {
      await resetPassword({ email: input.email }, { signal });
    }),
    countDown: countDownLogic(countDown),
  } satisfies MailRequestActors,
});

export function usePasswordResetRequest(input: PasswordResetRequestInput) {
  const [snapshot, send] = useMachine(machine, { input });
  return {
    ...view(snapshot),
    request: (email: string) => {
      send({ type: 'email.requested', email });
    },
    reopenAddress: () => {
      send({ type: 'address.reopened' });
    },
  };
}

export type PasswordResetRequest = ReturnType<typeof usePasswordResetRequest>;
