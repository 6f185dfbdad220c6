import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A promise actor whose calls the test resolves or rejects one by one. */
export interface DeferredActor<TOutput, TInput> {
  /** Goes into `machine.provide({ actors: { … } })`. */
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** The input of every call so far: two entries mean that it was called twice. */
  readonly inputs: readonly TInput[];
  /** The abort signal of every call so far, in the same order. */
  readonly signals: readonly AbortSignal[];
  /** Resolves the oldest open call and waits until the machine has processed the result. */
  readonly resolve: (output: TOutput) => Promise<void>;
  /** Rejects the oldest open call and waits until the machine has processed the error. */
  readonly reject: (error: unknown) => Promise<void>;
}

export function deferredActor<TOutput, TInput>(): DeferredActor<TOutput, TInput> {
  const open: PromiseWithResolvers<TOutput>[] = [];
  const inputs: TInput[] = [];
  const signals: AbortSignal[] = [];
  const oldest = (): PromiseWithResolvers<TOutput> => {
    const call = open.shift();
    if (!call) throw new Error('There is no open call to answer.');
    return call;
  };

  return {
    inputs,
    signals,
    logic: fromPromise(({ input, signal }) => {
      const call = Promise.withResolvers<TOutput>();
      open.push(call);
      inputs.push(input);
      signals.push(signal);
      return call.promise;
    }),
    resolve: async (output) => {
      oldest().resolve(output);
      await flushPromises();
    },
    reject: async (error) => {
      oldest().reject(error);
      await flushPromises();
    },
  };
}

// Saved before a test can install fake timers.
const realImmediate = setImmediate;

/** Resolves after all pending promise callbacks, including those that they schedule. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    realImmediate(resolve);
  });
}
