import type { ReactNode } from 'react';
import * as styles from './intent.css.ts';

interface IntentProps {
  /** Called, possibly often, when a pointer or focus reaches the children: a press may follow. */
  onIntent: () => unknown;
  children: ReactNode;
}

/** Prepares what a press in it opens. It has no box of its own. */
export function Intent({ onIntent, children }: IntentProps) {
  const prepare = () => {
    // A browser without a network would only write the failure into its log.
    if (navigator.onLine) onIntent();
  };
  return (
    <div className={styles.whole} onPointerOver={prepare} onPointerDown={prepare} onFocus={prepare}>
      {children}
    </div>
  );
}
