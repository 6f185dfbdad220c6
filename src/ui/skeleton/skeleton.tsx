import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './skeleton.css.ts';

export type SkeletonProps =
  | {
      /** `text` has the size of the text it stands in; `heading` that of a heading of a section. */
      shape?: 'text' | 'heading';
      width?: keyof typeof styles.width;
    }
  | { shape: 'block'; height: keyof typeof styles.height }
  | { shape: 'circle' };

/** Takes the room of something that is on its way. It says nothing: `SkeletonGroup` around it does. */
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
