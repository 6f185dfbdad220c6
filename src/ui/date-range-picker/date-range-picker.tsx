import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarLimits, calendarLimits } from '#ui/date-picker/calendar-limits.ts';
import { CalendarMonth } from '#ui/date-picker/calendar-month.tsx';
import { CalendarPopover } from '#ui/date-picker/calendar-popover.tsx';
import * as styles from '#ui/date-picker/date-picker.css.ts';
import { DateSegments } from '#ui/date-picker/date-segments.tsx';
import { FieldParts } from '#ui/field/field-parts.tsx';
import * as field from '#ui/field/field.css.ts';
import * as frame from '#ui/field/frame.css.ts';
import { HiddenValue } from '#ui/field/hidden-value.tsx';
import { CalendarIcon } from '#ui/icons/calendar-icon.ts';
import { useRangeField } from './use-range-field.ts';

export interface DateRangePickerProps extends CalendarLimits {
  /** The keys of its values in `onSubmit`: days such as `2026-11-28`, both empty while the range is not complete. */
  startName: string;
  endName: string;
  label: string;
  description?: ReactNode;
  defaultStart?: string;
  defaultEnd?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onValueChange?: (start: string, end: string) => void;
}

/** From one day to another, both of them included. In all else it is as `DatePicker`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { startName, endName, label, description, isDisabled = false } = props;
  const range = useRangeField(props);
  return (
    <AriaDateRangePicker
      className={field.field}
      id={range.ties.id}
      value={range.value}
      onChange={range.change}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={range.ties.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...range.ties.describedBy}
    >
      <FieldParts
        label={<Label className={field.label}>{label}</Label>}
        description={description}
        ties={range.ties}
      >
        <Group className={frame.frame}>
          <div className={styles.dates}>
            <DateSegments name={startName} slot="start" />
            <span className={styles.dash} aria-hidden="true">
              –
            </span>
            <DateSegments name={endName} slot="end" />
          </div>
          <Button className={frame.button}>
            <CalendarIcon size={18} aria-hidden="true" />
          </Button>
        </Group>
      </FieldParts>
      <CalendarPopover>
        <RangeCalendar {...calendarLimits(props)}>
          <CalendarMonth isRange />
        </RangeCalendar>
      </CalendarPopover>
      <HiddenValue {...range.hiddenStart} isDisabled={isDisabled} />
      <HiddenValue {...range.hiddenEnd} isDisabled={isDisabled} />
    </AriaDateRangePicker>
  );
}
