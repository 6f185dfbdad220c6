import { Children, type ReactNode } from 'react';
import { IntentIcon, type MessageIntent } from '#ui/alert/alert.tsx';
import { iconTone } from '#ui/alert/alert.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './notice.css.ts';

export interface NoticeProps {
  intent?: MessageIntent;
  /** Leave it out when there is nothing to say: a live region must exist before its text. */
  children?: ReactNode;
  action?: ReactNode;
  /** `page` stands between the header and the content of every page, `lead` before the heading of one. */
  placement?: keyof typeof styles.placement;
}

/** A line that informs, announced politely when its text comes. */
export function Notice({ intent = 'info', children, action, placement = 'text' }: NoticeProps) {
  // Two conditions that both fail are a list, though one of nothings.
  const isEmpty = Children.toArray(children).every((child) => child === '');
  if (isEmpty) return <div role="status" className={styles.silent} />;
  return (
    <div role="status" className={classNames(styles.notice, styles.placement[placement], iconTone[intent])}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <IntentIcon intent={intent} />
        </span>
        <div className={styles.words}>{children}</div>
      </div>
      {action}
    </div>
  );
}
