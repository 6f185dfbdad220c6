import { classNames } from '#ui/theme/class-names.ts';
import { SpinnerMark } from './spinner-mark.tsx';
import * as styles from './spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. */
  label: string;
  size?: keyof typeof styles.size;
  /** Takes the room of the content that is on its way, and stands in its middle. */
  isCentred?: boolean;
}

/** A named status that shows only when the wait is longer than 300 ms. */
export function Spinner({ label, size = 'medium', isCentred = false }: SpinnerProps) {
  const spinner = (
    <span role="status" className={classNames(styles.spinner, styles.size[size])}>
      <SpinnerMark />
      <span className={styles.label}>{label}</span>
    </span>
  );
  return isCentred ? <div className={styles.centred}>{spinner}</div> : spinner;
}
