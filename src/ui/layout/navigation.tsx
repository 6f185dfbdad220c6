import type { ReactNode } from 'react';

export interface NavigationProps {
  /** Says which navigation this is, as there are several on a page. */
  label: string;
  children: ReactNode;
}

/** A named `nav` landmark. */
export function Navigation({ label, children }: NavigationProps) {
  return <nav aria-label={label}>{children}</nav>;
}
