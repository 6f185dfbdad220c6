import { Anchor } from '#ui/link/anchor.tsx';
import { Indicator } from '#ui/tabs/indicator.tsx';
import * as styles from './link-tabs.css.ts';

export interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Pages that belong together, each one press away; they look like tabs and are links. */
export function LinkTabs({ label, links }: { readonly label: string; readonly links: readonly LinkTab[] }) {
  return (
    <nav className={styles.whole} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Anchor href={href} isCurrent={isCurrent} className={styles.link}>
              {name}
              {isCurrent && <Indicator />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
