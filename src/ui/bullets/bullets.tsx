import type { ReactNode } from 'react';
import { bullets } from './bullets.css.ts';

export interface BulletsProps {
  /** `li` elements. */
  children: ReactNode;
}

/** Several things of one kind in running text. */
export function Bullets({ children }: BulletsProps) {
  return <ul className={bullets}>{children}</ul>;
}
