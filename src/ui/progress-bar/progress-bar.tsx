import { useId } from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './progress-bar.css.ts';
import { progressValues } from './progress-values.ts';
import { ProgressTrack, type ProgressTrackProps } from './progress-track.tsx';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to 1; leave it out when nobody knows how far it is. */
  value?: number;
  /** How far it is, in words: "3 of 12". Without it those who listen hear per cent. */
  valueText?: string;
  tone?: ProgressTrackProps['tone'];
}

/** How far something is that takes its time. For the way to a plan there is `GoalBar`. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  valueText,
  tone = 'accent',
}: ProgressBarProps) {
  const labelId = useId();
  const name = (
    <span id={labelId} className={styles.label}>
      {label}
    </span>
  );
  return (
    <div className={styles.whole}>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          {name}
          {valueText !== undefined && (
            <span className={styles.value} aria-hidden="true">
              {valueText}
            </span>
          )}
        </div>
      )}
      <div role="progressbar" aria-labelledby={labelId} {...progressValues(value, valueText)}>
        <ProgressTrack value={value} tone={tone} thickness="small" />
      </div>
    </div>
  );
}
