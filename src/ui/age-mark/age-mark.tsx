import * as styles from './age-mark.css.ts';

export interface AgeMarkProps {
  /** The mark as it is seen, for example "18+". */
  children: string;
  /** What it means, for those who listen. */
  label: string;
}

/** Who may play at all: a ring around an age, as on the box of a game. */
export function AgeMark({ children, label }: AgeMarkProps) {
  return (
    <span className={styles.mark} role="img" aria-label={label}>
      {children}
    </span>
  );
}
