import type { Feedback } from '#machines/feedback/feedback.contract.ts';
import { feedbackMachine } from '#machines/feedback/feedback.machine.ts';
import { selectFailure, selectIsSent, selectIsSubmitting } from '#machines/feedback/feedback.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { feedbackActors } from './feedback.actors.ts';

const machine = feedbackMachine.provide({ actors: feedbackActors });

export function useFeedback() {
  const [snapshot, send] = useMachine(machine);
  return {
    failure: selectFailure(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    isSent: selectIsSent(snapshot),
    submit: (feedback: Feedback) => {
      send({ type: 'feedback.submitted', ...feedback });
    },
    reopen: () => {
      send({ type: 'form.reopened' });
    },
  };
}
