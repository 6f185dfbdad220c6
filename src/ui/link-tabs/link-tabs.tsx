import { useLayoutEffect, useRef } from 'react';
import { Anchor } from '#ui/link/link.tsx';
import * as styles from './link-tabs.css.ts';

interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

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

/** The bar under the current link. The list scrolls to it; the page does not. */
function Indicator() {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const link = element.current?.closest('a')?.getBoundingClientRect();
    const list = element.current?.closest('ul');
    if (link === undefined || list === null || list === undefined) return;
    const { left, right } = list.getBoundingClientRect();
    if (link.left < left) list.scrollLeft += link.left - left;
    else if (link.right > right) list.scrollLeft += link.right - right;
  }, []);
  return <span ref={element} className={styles.indicator} />;
}
