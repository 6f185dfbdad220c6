import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { Container } from './layout.tsx';
import * as styles from './page.css.ts';

/** Where a skip link leads; also the target of focus when a page has no heading. */
const MAIN_ID = 'main';

export interface PageProps {
  children: ReactNode;
  /** Put `middle` where one short card is the whole page. */
  placement?: keyof typeof styles.placement;
  /** What stands before `main`: the skip link and the header. */
  before?: ReactNode;
  /** What stands after `main`: the footer. */
  after?: ReactNode;
}

/** The whole screen: header, one `main` landmark, footer at the bottom even when the page is short. */
export function Page({ children, placement = 'top', before, after }: PageProps) {
  return (
    <div className={styles.page}>
      {before}
      <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, styles.placement[placement])}>
        {children}
      </main>
      {after}
    </div>
  );
}

export interface PageHeaderProps {
  start: ReactNode;
  /** Wraps to a second line on a narrow screen. */
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

export function PageFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <Container>{children}</Container>
    </footer>
  );
}

export interface NavigationProps {
  /** Says which navigation this is, as there are several on a page. */
  label: string;
  children: ReactNode;
}

export function Navigation({ label, children }: NavigationProps) {
  return <nav aria-label={label}>{children}</nav>;
}

/** A band above the header that scrolls away with the page. */
export function PageBanner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <Container>{children}</Container>
    </div>
  );
}

/** First in the tab order; leads past the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className={styles.skipLink}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID);
        if (main === null) return;
        // The address stays as it is: a hash would be one more entry in the history.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
}
