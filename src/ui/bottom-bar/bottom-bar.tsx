import type { ReactNode } from 'react';
import { bar } from './bottom-bar.css.ts';

export interface BottomBarProps {
  label: string;
  children: ReactNode;
}

/** Stays visible at the bottom of a long page. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section className={bar} aria-label={label}>
      {children}
    </section>
  );
}
