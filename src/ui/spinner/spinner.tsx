import * as styles from './spinner.css.ts';

interface SpinnerProps {
  label: string;
  /** Centred in the space of the content that loads. */
  isCentred?: boolean;
}

/** Shown only when loading takes longer than 300 ms. */
export function Spinner({ label, isCentred = false }: SpinnerProps) {
  const spinner = (
    <span role="status" className={styles.spinner}>
      <SpinnerMark />
      <span className={styles.label}>{label}</span>
    </span>
  );
  return isCentred ? <div className={styles.centred}>{spinner}</div> : spinner;
}

/** The ring alone, without a name. */
export function SpinnerMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <circle cx="12" cy="12" r="9" strokeLinecap="round" strokeDasharray="16 60" />
    </svg>
  );
}
