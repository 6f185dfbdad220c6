import { CheckIcon } from '#ui/icons/icons.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './stepper.css.ts';

type StepState = 'done' | 'current' | 'upcoming';

export interface StepperProps {
  steps: readonly { readonly title: string; readonly text?: string }[];
  /** Leave it out where there is no progress, as in "How it works". */
  progress?: {
    /** The place of the current step, from 0; the number of steps when all are done. */
    current: number;
    /** Said before the title of a step: "Done:", "Now:", "Next:". */
    stateLabels: Readonly<Record<StepState, string>>;
  };
}

/** Side by side from 640 px on. */
export function Stepper({ steps, progress }: StepperProps) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, text }, index) => {
        const state = progress && stateOf(index, progress.current);
        return (
          <li
            key={title}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span
              className={classNames(styles.marker, styles.markerState[state ?? 'plain'])}
              aria-hidden="true"
            >
              {state === 'done' ? <CheckIcon size={18} strokeWidth={3} /> : index + 1}
            </span>
            <div className={styles.body}>
              <p className={styles.title}>
                {progress && state && <VisuallyHidden>{progress.stateLabels[state]} </VisuallyHidden>}
                {title}
              </p>
              {text !== undefined && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'upcoming';
}
