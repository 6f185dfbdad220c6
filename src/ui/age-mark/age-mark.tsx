import * as styles from './age-mark.css.ts';

export interface AgeMarkProps {
  children: string;
  label: string;
}

export function AgeMark({ children, label }: AgeMarkProps) {
  return (
    <span className={styles.mark} role="img" aria-label={label}>
      {children}
    </span>
  );
}
