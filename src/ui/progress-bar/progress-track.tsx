import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './progress-bar.css.ts';

export interface ProgressTrackProps {
  /** From 0 to 1; nothing when nobody knows. */
  value: number | undefined;
  tone: keyof typeof styles.tone;
  thickness: keyof typeof styles.thickness;
}

/** The bar as it is drawn. Its length is an attribute, as the content security policy forbids inline styles. */
export function ProgressTrack({ value, tone, thickness }: ProgressTrackProps) {
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
