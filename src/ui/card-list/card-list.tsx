import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './card-list.css.ts';

export interface CardListProps {
  children: ReactNode;
  /** The least width of a card; there are as many beside each other as fit. */
  column?: keyof typeof styles.column;
  /** Each card is only as high as its content, not as the highest beside it. */
  isRagged?: boolean;
}

/** Cards of one kind. A card alone is as wide as it would be among others. */
export function CardList({ children, column = 'wide', isRagged = false }: CardListProps) {
  return (
    <ul className={classNames(styles.list, styles.column[column], isRagged && styles.ragged)}>{children}</ul>
  );
}

export interface CardListItemProps {
  /** Left out while the card is not drawn yet: its room is kept. */
  children?: ReactNode;
  /** Kept in a filtered list, but hidden. */
  isHidden?: boolean;
  /** In a long list: not laid out or painted while it is off screen. */
  isOneOfMany?: boolean;
}

export function CardListItem({ children, isHidden = false, isOneOfMany = false }: CardListItemProps) {
  return (
    <li className={classNames(styles.item, isOneOfMany && styles.skipped)} hidden={isHidden}>
      {children !== undefined && <article className={styles.card}>{children}</article>}
    </li>
  );
}

/** Terms and buttons at the bottom of a card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
