import { fromObservable, type Subscribable } from 'xstate';

import type { CountDownLogic } from '../count-down.ts';

/** A countdown whose seconds pass when the test says so. */
export interface SteppedCountDown {
  /** Goes into `machine.provide({ actors: { … } })`. */
  readonly logic: CountDownLogic;
  readonly passSeconds: (count: number) => void;
}

export function steppedCountDown(): SteppedCountDown {
  let pass: (count: number) => void = () => undefined;
  const logic = fromObservable(({ input }: { input: { readonly seconds: number } }) => {
    let secondsLeft = input.seconds;
    return {
      subscribe: (observer: { next?: (left: number) => void; complete?: () => void }) => {
        pass = (count) => {
          secondsLeft -= count;
          if (secondsLeft > 0) observer.next?.(secondsLeft);
          else observer.complete?.();
        };
        return {
          unsubscribe: () => {
            pass = () => undefined;
          },
        };
      },
    } as Subscribable<number>;
  });
  return {
    logic,
    passSeconds: (count) => {
      pass(count);
    },
  };
}
