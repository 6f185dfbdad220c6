import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './skeleton.css.ts';

type SkeletonProps =
  | {
      /** `text` has the size of the text it stands in; `heading` that of a heading of a section. */
      shape?: 'text' | 'heading';
      width?: keyof typeof styles.width;
    }
  | { shape: 'block'; height: keyof typeof styles.height }
  | { shape: 'circle' };

/** Silent: the `SkeletonGroup` around it names what loads. */
export function Skeleton(props: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles.shape[props.shape ?? 'text'], ...sizeOf(props))} />
  );
}

function sizeOf(props: SkeletonProps): string[] {
  if (props.shape === 'circle') return [];
  if (props.shape === 'block') return [styles.height[props.height], styles.width.full];
  return [styles.width[props.width ?? 'full']];
}

const APPEARS_AFTER_MS = 300;

interface SkeletonGroupProps {
  /** Announced once: "Loading your earnings". */
  label: string;
  children: ReactNode;
}

/** Shown and announced only when loading takes longer than 300 ms. */
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
