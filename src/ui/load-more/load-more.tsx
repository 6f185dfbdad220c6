import { useLayoutEffect, useRef } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import * as styles from './load-more.css.ts';

export interface LoadMoreProps {
  /** How much is shown, for example "Showing 50 of 312". Announced when it changes. */
  status: string;
  /** Text of the button, for example "Show more". */
  label: string;
  /** Announced while more is on its way. */
  pendingLabel: string;
  onLoadMore: () => void;
  isPending?: boolean;
  /** Why no more came, and the text of the button that tries again. */
  failure?: { readonly text: string; readonly retryLabel: string };
  /** Given when there is no more, for example "That is your whole history.". */
  endText?: string;
}

/** What stands below a long list: how much of it is shown, and a button for more. */
export function LoadMore({ status, label, failure, endText, isPending = false, ...props }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const isAtEnd = endText !== undefined;
  useLayoutEffect(() => {
    // The button that had focus is gone.
    if (isAtEnd && wasPressed.current && document.activeElement === document.body) end.current?.focus();
  }, [isAtEnd]);
  return (
    <div className={styles.whole}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {failure !== undefined && <Alert title={failure.text} />}
      {isAtEnd ? (
        <p ref={end} tabIndex={-1} className={styles.end}>
          {endText}
        </p>
      ) : (
        <Button
          variant="secondary"
          isPending={isPending}
          pendingLabel={props.pendingLabel}
          onPress={() => {
            wasPressed.current = true;
            props.onLoadMore();
          }}
        >
          {failure === undefined ? label : failure.retryLabel}
        </Button>
      )}
    </div>
  );
}
