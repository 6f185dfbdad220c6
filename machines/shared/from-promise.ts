import { fromPromise as fromAnyPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

type Call<TOutput, TInput> = (given: {
  readonly input: TInput;
  readonly signal: AbortSignal;
}) => PromiseLike<TOutput>;

/**
 * XState's own, for every port: a call that was given up settles nothing. React's StrictMode stops a flow and starts it
 * again; the failure of the call that it gave up would then count as that of the one that took its place.
 */
export function fromPromise<TOutput, TInput = NonReducibleUnknown>(
  call: Call<TOutput, TInput>,
): PromiseActorLogic<TOutput, TInput> {
  return fromAnyPromise(async ({ input, signal }: { input: TInput; signal: AbortSignal }) => {
    const [outcome] = await Promise.allSettled([call({ input, signal })]);
    if (signal.aborted) return new Promise<never>(() => undefined);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
