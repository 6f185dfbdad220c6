import { type ReactNode, useRef } from 'react';
import * as styles from './intent.css.ts';

interface IntentProps {
  /** Called once, when a pointer or focus first reaches the children: a press may follow. */
  onIntent: () => unknown;
  children: ReactNode;
}

/** Prepares what a press in it opens. It has no box of its own. */
export function Intent({ onIntent, children }: IntentProps) {
  const isPrepared = useRef(false);
  const prepare = () => {
    // A browser without a network would only write the failure into its log.
    if (isPrepared.current || !navigator.onLine) return;
    isPrepared.current = true;
    onIntent();
  };
  return (
    <div className={styles.whole} onPointerOver={prepare} onPointerDown={prepare} onFocus={prepare}>
      {children}
    </div>
  );
}
