import { useId } from 'react';
import { CircleCheckIcon, FlagIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './progress-bar.css.ts';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; leave it out when the progress is unknown. */
  value?: number;
  /** For example "3 of 12". */
  valueText: string;
}

/** For the progress to a plan there is `GoalBar`. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const labelId = useId();
  return (
    <div className={styles.whole}>
      <ProgressText labelId={labelId} label={label} valueText={valueText} />
      <div role="progressbar" aria-labelledby={labelId} {...progressValues(value, valueText)}>
        <ProgressTrack value={value} tone="accent" thickness="small" />
      </div>
    </div>
  );
}

interface GoalBarProps {
  label: string;
  /** From 0 to 1; at 1 the goal is reached, and the bar looks so. */
  value: number;
  valueText: string;
}

export function GoalBar({ label, value, valueText }: GoalBarProps) {
  const labelId = useId();
  const isReached = value >= 1;
  const Mark = isReached ? CircleCheckIcon : FlagIcon;
  return (
    <div className={styles.whole}>
      <ProgressText labelId={labelId} label={label} valueText={valueText} />
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

interface ProgressTextProps {
  labelId: string;
  label: string;
  valueText: string;
}

function ProgressText({ labelId, label, valueText }: ProgressTextProps) {
  return (
    <div className={styles.words}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
    </div>
  );
}

interface ProgressTrackProps {
  value: number | undefined;
  tone: keyof typeof styles.tone;
  thickness: keyof typeof styles.thickness;
}

/** Its length is an attribute, because the content security policy forbids inline styles. */
function ProgressTrack({ value, tone, thickness }: ProgressTrackProps) {
  return (
    <div className={classNames(styles.track, styles.thickness[thickness])}>
      <svg className={styles.drawing} aria-hidden="true">
        <rect
          className={classNames(styles.fill, styles.tone[tone], value === undefined && styles.running)}
          width={`${String((value ?? 0.4) * 100)}%`}
          height="100%"
          rx={ROUNDING[thickness]}
        />
      </svg>
    </div>
  );
}

// Half of the height, or the ends would not be round.
const ROUNDING = { small: 3, large: 6 } as const;

/** ARIA values; indeterminate without a value. */
function progressValues(value: number | undefined, valueText: string) {
  return {
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    ...(value === undefined ? {} : { 'aria-valuenow': Math.round(value * 100) }),
    'aria-valuetext': valueText,
  };
}
