import type { ReactNode } from 'react';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading, type HeadingProps } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CircleAlertIcon, RefreshIcon } from '#ui/icons/icons.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** The level that the place asks for; it always looks the same. */
  level: HeadingProps['level'];
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, level, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div>
        <IconBadge icon={icon} />
      </div>
      <Heading level={level} size="small">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** What failed: "Your earnings did not load." */
  title: string;
  level: HeadingProps['level'];
  children?: ReactNode;
  retry?: Retry;
  support?: ReactNode;
  /** A live region, for a failure that appears while a person works here and takes no focus. */
  isAnnounced?: boolean;
}

interface Retry {
  label: string;
  /** Shown and announced while it tries again; the button keeps focus and ignores presses. */
  pendingLabel: string;
  isPending: boolean;
  onPress: () => void;
}

/** Part of a page failed to load. Never looks like an `EmptyState`. */
export function ErrorState({ title, level, children, retry, support, isAnnounced = false }: ErrorStateProps) {
  return (
    <div className={styles.error} {...(isAnnounced ? { role: 'alert' } : {})}>
      <div>
        <IconBadge icon={<CircleAlertIcon />} intent="critical" />
      </div>
      <Heading level={level} size="small">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {(retry !== undefined || support !== undefined) && (
        <div className={styles.actions}>
          {retry !== undefined && <RetryButton {...retry} />}
          {support}
        </div>
      )}
    </div>
  );
}

function RetryButton({ label, pendingLabel, isPending, onPress }: Retry) {
  return (
    <>
      <NativeButton
        variant="secondary"
        icon={isPending ? <SpinnerMark /> : <RefreshIcon />}
        onPress={() => {
          if (!isPending) onPress();
        }}
      >
        {isPending ? pendingLabel : label}
      </NativeButton>
      <VisuallyHidden>
        <span role="status">{isPending && pendingLabel}</span>
      </VisuallyHidden>
    </>
  );
}
