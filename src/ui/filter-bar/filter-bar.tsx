import type { ReactNode } from 'react';
import { bar } from './filter-bar.css.ts';

export interface FilterBarProps {
  label: string;
  /** The field to type into first; it is the wide one. */
  children: ReactNode;
}

export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <search className={bar} aria-label={label}>
      {children}
    </search>
  );
}
