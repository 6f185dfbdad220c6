import type { ReactNode } from 'react';
import { bar } from './filter-bar.css.ts';

export interface FilterBarProps {
  /** Names the landmark: "Filter the deals". */
  label: string;
  /** The field to type into first; it is the wide one. */
  children: ReactNode;
}

/** What narrows and sorts the list below it: in one line where there is room, else in two columns. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <search className={bar} aria-label={label}>
      {children}
    </search>
  );
}
