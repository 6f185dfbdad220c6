import type { VerificationResendInput } from '#machines/verification-resend/verification-resend.contract.ts';
import { verificationResendMachine } from '#machines/verification-resend/verification-resend.machine.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { verificationResendActors } from './verification-resend.actors.ts';

const machine = verificationResendMachine.provide({ actors: verificationResendActors });

export function useVerificationResend(input: VerificationResendInput) {
  return useMachine(machine, { input });
}
