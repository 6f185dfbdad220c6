import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { FieldParts } from '#ui/field/field-parts.tsx';
import * as field from '#ui/field/field.css.ts';
import * as frame from '#ui/field/frame.css.ts';
import { HiddenValue } from '#ui/field/hidden-value.tsx';
import { useField } from '#ui/field/use-field.ts';
import { useFieldValue } from '#ui/field/use-field-value.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.ts';
import { type CalendarLimits, calendarLimits } from './calendar-limits.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import * as styles from './date-picker.css.ts';
import { DateSegments } from './date-segments.tsx';
import { dateOf } from './iso-date.ts';

export interface DatePickerProps extends CalendarLimits {
  /** The key of its value in `onSubmit`: a day such as `2026-11-28`, empty while it is not complete. */
  name: string;
  label: string;
  description?: ReactNode;
  /** A day such as `2026-11-28`. */
  defaultValue?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * A day, typed or chosen from a calendar in the manner of the reader's language. The limits bound the calendar; about
 * a typed day beyond them the form says why in its `validate`, once the day is sent and not while it is typed.
 */
export function DatePicker(props: DatePickerProps) {
  const { name, label, description, defaultValue = '', isDisabled = false } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const { value, change, hidden } = useFieldValue(name, { defaultValue, onValueChange: props.onValueChange });
  return (
    <AriaDatePicker
      className={field.field}
      id={ties.id}
      value={dateOf(value)}
      onChange={(date) => {
        change(date?.toString() ?? '');
      }}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={ties.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...ties.describedBy}
    >
      <FieldParts
        label={<Label className={field.label}>{label}</Label>}
        description={description}
        ties={ties}
      >
        <Group className={frame.frame}>
          <div className={styles.dates}>
            <DateSegments name={name} />
          </div>
          <Button className={frame.button}>
            <CalendarIcon size={18} aria-hidden="true" />
          </Button>
        </Group>
      </FieldParts>
      <CalendarPopover>
        <Calendar {...calendarLimits(props)}>
          <CalendarMonth />
        </Calendar>
      </CalendarPopover>
      <HiddenValue {...hidden} isDisabled={isDisabled} />
    </AriaDatePicker>
  );
}
