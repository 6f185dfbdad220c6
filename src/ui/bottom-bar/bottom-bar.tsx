import type { ReactNode } from 'react';
import { bar } from './bottom-bar.css.ts';

export interface BottomBarProps {
  /** Names the region. */
  label: string;
  children: ReactNode;
}

/** What was gathered on the way down a long page and is ready to be used; stays in sight at the bottom. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section className={bar} aria-label={label}>
      {children}
    </section>
  );
}
