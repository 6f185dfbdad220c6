import { countDownLogic, type CountDownLogic } from '../count-down.ts';

/** A countdown whose seconds pass when the test says so. */
export interface SteppedCountDown {
  /** Goes into `machine.provide({ actors: { … } })`. */
  readonly logic: CountDownLogic;
  readonly passSeconds: (count: number) => void;
}

export function steppedCountDown(): SteppedCountDown {
  let pass: ((count: number) => void) | null = null;
  return {
    logic: countDownLogic((seconds) => ({
      subscribe: ({ next, complete }) => {
        let secondsLeft = seconds;
        pass = (count) => {
          secondsLeft -= count;
          if (secondsLeft > 0) next?.(secondsLeft);
          else complete?.();
        };
        return {
          unsubscribe: () => {
            pass = null;
          },
        };
      },
    })),
    passSeconds: (count) => pass?.(count),
  };
}
