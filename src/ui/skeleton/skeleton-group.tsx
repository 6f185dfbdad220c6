import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

const APPEARS_AFTER_MS = 300;

export interface SkeletonGroupProps {
  /** Said once to those who listen: "Loading your earnings". */
  label: string;
  children: ReactNode;
}

/** Skeletons that stand for one thing, named as one; shown and said only when the wait is longer than 300 ms. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, APPEARS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      {/* There before its text, or it would not be announced. */}
      <VisuallyHidden>
        <span role="status">{isLong && label}</span>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );
}
