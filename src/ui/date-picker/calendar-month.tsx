import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon } from '#ui/icons/chevron-left-icon.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right-icon.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './calendar.css.ts';

export interface CalendarMonthProps {
  /** Draws the days of a range as one band between its ends. */
  isRange?: boolean;
}

/** One month of a calendar, single or range, with the way to the months beside it. */
export function CalendarMonth({ isRange = false }: CalendarMonthProps) {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <ChevronLeftIcon size={20} aria-hidden="true" />
        </Button>
        <CalendarHeading className={styles.heading} level={2} />
        <Button slot="next" className={styles.turn}>
          <ChevronRightIcon size={20} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={classNames(styles.cell, isRange && styles.rangeCell)}>
              {({ formattedDate }) => <span className={styles.day}>{formattedDate}</span>}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
