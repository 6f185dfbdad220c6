import { fromPromise as fromAnyPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

type Call<TOutput, TInput> = (given: {
  readonly input: TInput;
  readonly signal: AbortSignal;
}) => PromiseLike<TOutput>;

/**
 * XState's `fromPromise`, except that an aborted call never settles. React's StrictMode stops a flow and starts it again.
 * Without this, the failure of the aborted call would count as the failure of the new one.
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
