import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import * as styles from './page.css.ts';

export interface PageHeaderProps {
  /** The brand, at the start. */
  start: ReactNode;
  /** Navigation and account, at the end; goes to a second line on a narrow screen. */
  end: ReactNode;
}

/** The `header` landmark; stays at the top while the page scrolls. */
export function PageHeader({ start, end }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.headerRow}>
          {start}
          {end}
        </div>
      </Container>
    </header>
  );
}
