import type { ReactNode } from 'react';
import { bullets } from './bullets.css.ts';

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className={bullets}>{children}</ul>;
}
