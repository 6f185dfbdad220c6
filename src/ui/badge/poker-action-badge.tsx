import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface PokerActionBadgeProps {
  action: keyof typeof styles.action;
  /** The action in words, with its size where it has one: "Raise 2.5 bb". */
  label: string;
}

/** What a player did with a hand, in the colour of that action. */
export function PokerActionBadge({ action, label }: PokerActionBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.action[action])}>
      <span className={styles.words}>{label}</span>
    </span>
  );
}
