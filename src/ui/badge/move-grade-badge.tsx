import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/check-icon.ts';
import { StarIcon } from '#ui/icons/star-icon.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface MoveGradeBadgeProps {
  grade: keyof typeof styles.grade;
  label: string;
}

/** How good a move was: a sign of its own for each grade, and the word. */
export function MoveGradeBadge({ grade, label }: MoveGradeBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.graded)}>
      <span className={classNames(styles.sign, styles.grade[grade])} aria-hidden="true">
        {SIGNS[grade]}
      </span>
      <span className={styles.words}>{label}</span>
    </span>
  );
}

// The signs of chess notation, which trainers of poker took over.
const SIGNS = {
  best: <StarIcon fill="currentColor" />,
  good: <CheckIcon />,
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
} as const satisfies Record<MoveGradeBadgeProps['grade'], ReactNode>;
