import type { ReactNode } from 'react';
import { bullets } from './bullets.css.ts';

export interface BulletsProps {
  children: ReactNode;
}

export function Bullets({ children }: BulletsProps) {
  return <ul className={bullets}>{children}</ul>;
}
