import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './alert.css.ts';

interface AlertProps {
  intent?: keyof typeof styles.intent;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Takes focus when it appears and is a named group instead of a live region, which would be read twice. */
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

export type MessageIntent = 'critical' | 'caution' | 'positive' | 'info';

/** A shape for each intent, because colour alone is not enough (WCAG 1.4.1). */
export function IntentIcon({ intent }: { intent: MessageIntent }) {
  const Icon = ICONS[intent];
  return <Icon size={20} aria-hidden="true" />;
}

const ICONS = {
  critical: CircleAlertIcon,
  caution: TriangleAlertIcon,
  positive: CircleCheckIcon,
  info: InfoIcon,
} as const satisfies Record<MessageIntent, unknown>;
