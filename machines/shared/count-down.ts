import { fromObservable, type ObservableActorLogic, type Subscribable } from 'xstate';

/** Emits the remaining seconds whenever the number changes, counted from one deadline. Completes at the deadline. */
export type CountDownLogic = ObservableActorLogic<number, { readonly seconds: number }>;

type CountDown = (seconds: number) => {
  readonly subscribe: (listener: { next?: (secondsLeft: number) => void; complete?: () => void }) => {
    readonly unsubscribe: () => void;
  };
};

/** Creates the actor logic from a countdown function. The cast is safe, because XState subscribes with a listener object. */
export function countDownLogic(countDown: CountDown): CountDownLogic {
  return fromObservable(
    ({ input }: { input: { readonly seconds: number } }) => countDown(input.seconds) as Subscribable<number>,
  );
}

/** Maps the input and the snapshots of that actor for a flow with `secondsLeft` in its context. */
export const secondsOf = ({ context }: { readonly context: { readonly secondsLeft: number } }) => ({
  seconds: context.secondsLeft,
});
export const secondsFromSnapshot = ({
  event,
}: {
  readonly event: { readonly snapshot: { readonly context: number | undefined } };
}) => ({ secondsLeft: event.snapshot.context });

/** `undefined` until the countdown emits its first value. */
export interface SecondsLeft {
  readonly secondsLeft: number | undefined;
}
