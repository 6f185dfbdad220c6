import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.ts';
import { popoverLayer } from '#ui/popover/popover.css.ts';
import * as styles from './date-range-picker.css.ts';

/** The first and the last day that a date field offers, from section 9 of the product specification. */
const LIMITS = { minValue: parseDate('1900-01-01'), maxValue: parseDate('2099-12-31') };

export function CalendarPopover() {
  return (
    <Popover className={styles.popover} style={popoverLayer} offset={6} containerPadding={8}>
      <Dialog className={styles.dialog}>
        <RangeCalendar {...LIMITS}>
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
                <CalendarCell date={date} className={styles.cell}>
                  {({ formattedDate }) => <span className={styles.day}>{formattedDate}</span>}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </RangeCalendar>
      </Dialog>
    </Popover>
  );
}
