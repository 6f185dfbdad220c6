import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './alert.css.ts';
import { IntentIcon, type MessageIntent } from './intent-icon.tsx';

export interface AlertProps {
  intent?: MessageIntent;
  title: string;
  children?: ReactNode;
  /** Buttons or links: the next step. */
  action?: ReactNode;
  /** Takes focus when it appears, and then is a named group: focus reads it, a live region would read it again. */
  takesFocus?: boolean;
}

/** A failure that needs someone to act. What only informs is a `Notice`. */
export function Alert({ intent = 'critical', title, children, action, takesFocus = false }: AlertProps) {
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={element}
      className={classNames(styles.alert, styles.intent[intent])}
      {...(takesFocus ? { role: 'group', tabIndex: -1, 'aria-labelledby': titleId } : { role: 'alert' })}
    >
      <span className={classNames(styles.icon, styles.iconTone[intent])}>
        <IntentIcon intent={intent} />
      </span>
      <div className={styles.body}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
