import { fromObservable, type ObservableActorLogic, type Subscribable } from 'xstate';

/** Tells the seconds that are left each time that they are fewer, by one deadline, and ends with the wait. */
export type CountDownLogic = ObservableActorLogic<number, { readonly seconds: number }>;

type CountDown = (seconds: number) => {
  readonly subscribe: (listener: { next?: (secondsLeft: number) => void; complete?: () => void }) => {
    readonly unsubscribe: () => void;
  };
};

/** The port, from what counts. XState subscribes with a listener, though its type allows for three functions too. */
export function countDownLogic(countDown: CountDown): CountDownLogic {
  return fromObservable(
    ({ input }: { input: { readonly seconds: number } }) => countDown(input.seconds) as Subscribable<number>,
  );
}

/** The input and the snapshots of that port, for a flow with `secondsLeft` in its context. */
export const secondsOf = ({ context }: { readonly context: { readonly secondsLeft: number } }) => ({
  seconds: context.secondsLeft,
});
export const toldSeconds = ({
  event,
}: {
  readonly event: { readonly snapshot: { readonly context: number | undefined } };
}) => ({ secondsLeft: event.snapshot.context });

/** `undefined` before the first word. */
export interface ToldSeconds {
  readonly secondsLeft: number | undefined;
}
