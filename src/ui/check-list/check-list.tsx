import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/icons.ts';
import * as styles from './check-list.css.ts';

export interface CheckListProps {
  items: readonly { id: string; text: ReactNode }[];
}

export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id} className={styles.item}>
          <CheckIcon aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
