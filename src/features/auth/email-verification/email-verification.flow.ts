import type {
  EmailConfirmation,
  EmailVerificationActors,
  EmailVerificationInput,
} from '#machines/email-verification/email-verification.contract.ts';
import { emailVerificationMachine, view } from '#machines/email-verification/email-verification.machine.ts';
import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { countDown } from '#lib/count-down.ts';
import { confirmEmailVerification } from '#sdk/generated/api/email/email.ts';
import { ConfirmEmailVerification200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';

const machine = emailVerificationMachine.provide({
  actors: {
    confirmEmail: fromPromise<void, EmailConfirmation>(async ({ input, signal }) => {
      const answer = await confirmEmailVerification(input.uidb64, input.token, { signal });
      validated(ConfirmEmailVerification200Response, answer);
    }),
    countDown: countDownLogic(countDown),
  } satisfies EmailVerificationActors,
});

/** Handles one link. The parent gives the component a key made of the link, so that another link starts over. */
export function useEmailVerification(link: EmailVerificationInput['link']) {
  const [snapshot, send] = useMachine(machine, { input: { link } });
  return {
    view: view(snapshot),
    confirmLink: (confirmation: EmailConfirmation) => {
      send({ type: 'link.confirmed', ...confirmation });
    },
    enterCode: (uidb64: string, code: string) => {
      send({ type: 'code.entered', uidb64, code });
    },
    noteResent: () => {
      send({ type: 'email.resent' });
    },
    stay: () => {
      send({ type: 'countdown.stopped' });
    },
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
