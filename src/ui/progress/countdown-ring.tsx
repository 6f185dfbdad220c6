import * as styles from './countdown-ring.css.ts';

export interface CountdownRingProps {
  secondsLeft: number;
  totalSeconds: number;
}

/** Hidden from screen readers: say once, in text, what will happen and when. */
export function CountdownRing({ secondsLeft, totalSeconds }: CountdownRingProps) {
  const gone = 1 - Math.max(0, Math.min(1, secondsLeft / totalSeconds));
  return (
    <span className={styles.frame} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 36 36" fill="none" strokeWidth="3" strokeLinecap="round">
        <circle className={styles.track} cx="18" cy="18" r="16" />
        <circle
          className={styles.rest}
          cx="18"
          cy="18"
          r="16"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={gone}
        />
      </svg>
      {secondsLeft}
    </span>
  );
}
