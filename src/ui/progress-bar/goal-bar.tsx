import { useId } from 'react';
import { CircleCheckIcon } from '#ui/icons/circle-check-icon.ts';
import { FlagIcon } from '#ui/icons/flag-icon.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './progress-bar.css.ts';
import { progressValues } from './progress-values.ts';
import { ProgressTrack } from './progress-track.tsx';

export interface GoalBarProps {
  /** The goal: "Edge to Premium". */
  label: string;
  /** From 0 to 1; at 1 the goal is reached, and the bar looks so. */
  value: number;
  /** What is there and what it takes: "86.50 of 120 Edge". */
  valueText: string;
}

/** How near a player is to something worth reaching, with the goal in sight at its end. */
export function GoalBar({ label, value, valueText }: GoalBarProps) {
  const labelId = useId();
  const isReached = value >= 1;
  const Mark = isReached ? CircleCheckIcon : FlagIcon;
  return (
    <div className={styles.whole}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <div className={styles.goal}>
        <div
          className={styles.goalTrack}
          role="progressbar"
          aria-labelledby={labelId}
          {...progressValues(Math.min(value, 1), valueText)}
        >
          <ProgressTrack
            value={Math.min(value, 1)}
            tone={isReached ? 'positive' : 'accent'}
            thickness="large"
          />
        </div>
        <Mark
          className={classNames(styles.goalMark, styles.goalTone[isReached ? 'reached' : 'ahead'])}
          aria-hidden="true"
        />
      </div>
    </div>
  );
}
