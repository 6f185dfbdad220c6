import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import * as styles from './page.css.ts';

/** The `footer` landmark. */
export function PageFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <Container>{children}</Container>
    </footer>
  );
}
