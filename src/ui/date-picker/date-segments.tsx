import { useEffect, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { flushSync } from 'react-dom';
import * as styles from './date-picker.css.ts';

export interface DateSegmentsProps {
  /** The field that these parts stand for. */
  name: string;
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** Month, day and year in the order of the reader's language, each typed or stepped by the arrow keys. */
export function DateSegments({ name, slot }: DateSegmentsProps) {
  const input = useRef<HTMLDivElement>(null);
  useRenderBeforeLeaving(input);
  return (
    <DateInput ref={input} className={styles.segments} {...(slot === undefined ? {} : { slot })}>
      {(segment) => (
        <DateSegment
          className={styles.segment}
          segment={segment}
          {...(segment.isEditable ? { 'data-field': name } : {})}
        />
      )}
    </DateInput>
  );
}

/**
 * The key that completes the start of a range moves focus to its end at once. On the way out React Aria corrects the
 * day that it rendered last, which is the one before that key: 02/29/202 became 02/28/202, and the 4 was lost. So what
 * the key did is rendered first.
 */
function useRenderBeforeLeaving(input: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    let isTyping = false;
    const begin = () => {
      isTyping = true;
    };
    const end = () => {
      isTyping = false;
    };
    const leave = () => {
      if (isTyping) flushSync(() => undefined);
    };
    element.addEventListener('beforeinput', begin, { capture: true });
    element.addEventListener('beforeinput', end);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('beforeinput', begin, { capture: true });
      element.removeEventListener('beforeinput', end);
      element.removeEventListener('focusout', leave);
    };
  }, [input]);
}
