import { ChevronRightIcon } from '#ui/icons/chevron-right-icon.ts';
import { Link } from '#ui/link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Says which navigation this is. */
  label: string;
  /** The pages above this one, from the top. */
  above: readonly { readonly href: string; readonly label: string }[];
  /** The name of this page. */
  current: string;
}

/** The way from the top down to this page. On a narrow screen it wraps; it leaves nothing out. */
export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {above.map((page) => (
          <li key={page.href} className={styles.crumb}>
            <Link variant="quiet" href={page.href}>
              {page.label}
            </Link>
            <ChevronRightIcon className={styles.separator} size={16} aria-hidden="true" />
          </li>
        ))}
        <li className={styles.crumb}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
