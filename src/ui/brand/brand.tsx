import { useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './brand.css.ts';

/** Mark and wordmark. The name is a name: it is not translated. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className={styles.brand} translate="no">
      <LogoMark />
      <span className={classNames(isCompact && styles.wideOnly)}>
        Rakeback <span className={styles.second}>Wizard</span>
      </span>
    </span>
  );
}

function LogoMark() {
  const id = useId();
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <linearGradient id={id} x1="4" y1="3" x2="28" y2="30" gradientUnits="userSpaceOnUse">
        <stop className={styles.from} />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      <g fill={`url(#${id})`}>
        <path d={HAT} />
        <path d={BRIM} />
        <path d={STAR} />
      </g>
    </svg>
  );
}

const HAT =
  'M18.6 2.2c.5-.3 1 .1.9.6l-.7 3.4c1.2 4.6 3 9 5.7 13.1-2.5 1-5.4 1.5-8.5 1.5s-6-.5-8.5-1.5C10.5 15 13 9.8 14.2 5.3c.4-1.4 2.6-2.4 4.4-3.1Z';
const BRIM =
  'M6.2 21.2C3.7 22 2 23.2 2 24.6 2 27.6 8.3 30 16 30s14-2.4 14-5.4c0-1.4-1.7-2.6-4.2-3.4-2.6 1.2-6 1.9-9.8 1.9s-7.2-.7-9.8-1.9Z';
const STAR = 'M25.5 6.5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z';
