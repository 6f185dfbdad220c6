import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import * as styles from './native-dialog.css.ts';

export interface NativeDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** A modal without React Aria, for when code fails to load. Open while it is mounted. */
export function NativeDialog({ title, onClose, children, actions }: NativeDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives focus back to the opener.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const watching = new AbortController();
    dialog.current?.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        close();
      },
      { signal: watching.signal },
    );
    return () => {
      watching.abort();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <Stack gap={5}>
        <div id={titleId}>
          <Heading level={2}>{title}</Heading>
        </div>
        <div>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </dialog>
  );
}
