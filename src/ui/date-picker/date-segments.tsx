import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './date-picker.css.ts';

export interface DateSegmentsProps {
  /** The field that these parts stand for. */
  name: string;
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** Month, day and year in the order of the reader's language, each typed or stepped by the arrow keys. */
export function DateSegments({ name, slot }: DateSegmentsProps) {
  return (
    <DateInput className={styles.segments} {...(slot === undefined ? {} : { slot })}>
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
