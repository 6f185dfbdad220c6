import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './brand.css.ts';
import { LogoMark } from './logo-mark.tsx';

export interface BrandProps {
  /** On a phone shows the mark alone. */
  isCompact?: boolean;
}

/** Mark and wordmark. The name is a name: it is not translated. */
export function Brand({ isCompact = false }: BrandProps) {
  return (
    <span className={styles.brand} translate="no">
      <LogoMark />
      <span className={classNames(isCompact && styles.wideOnly)}>
        Rakeback <span className={styles.second}>Wizard</span>
      </span>
    </span>
  );
}
