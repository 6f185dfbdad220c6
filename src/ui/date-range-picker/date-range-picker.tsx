import { type CalendarDate, parseDate } from '@internationalized/date';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { flushSync } from 'react-dom';
import { FieldParts } from '#ui/field/field.tsx';
import { AriaLocale } from '#ui/aria-locale/aria-locale.tsx';
import * as field from '#ui/field/field.css.ts';
import * as frame from '#ui/field/frame.css.ts';
import { HiddenValue, useFieldValue } from '#ui/field/hidden-value.tsx';
import { useField } from '#ui/field/use-field.ts';
import { CalendarIcon } from '#ui/icons/icons.ts';
import { CalendarPopover } from './calendar.tsx';
import * as styles from './date-range-picker.css.ts';

export interface DateRangePickerProps {
  /** The keys of its values in `onSubmit`: days such as `2026-11-28`, both empty while the range is not complete. */
  startName: string;
  endName: string;
  label: string;
  description: ReactNode;
  defaultStart: string;
  defaultEnd: string;
}

/** From one day to another, both included; typed in the order of the reader's language, or chosen in a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { startName, endName, label, description } = props;
  const range = useRangeField(props);
  return (
    <AriaLocale>
      <AriaDateRangePicker
        className={field.field}
        id={range.ties.id}
        value={range.value}
        onChange={range.change}
        granularity="day"
        shouldForceLeadingZeros
        isInvalid={range.ties.error !== undefined}
        isRequired
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
        <CalendarPopover />
        <HiddenValue {...range.hiddenStart} />
        <HiddenValue {...range.hiddenEnd} />
      </AriaDateRangePicker>
    </AriaLocale>
  );
}

interface Range {
  start: { toString: () => string };
  end: { toString: () => string };
}

/** Two fields of the form shown as one; the error of the start comes before that of the end. */
function useRangeField(props: DateRangePickerProps) {
  const parts = { hasDescription: true };
  const start = useFieldValue(props.startName, { defaultValue: props.defaultStart });
  const end = useFieldValue(props.endName, { defaultValue: props.defaultEnd });
  const startTies = useField(props.startName, parts);
  const endTies = useField(props.endName, parts);
  const [from, to] = [dateOf(start.value), dateOf(end.value)];
  return {
    ties: startTies.error === undefined ? endTies : startTies,
    value: from === null || to === null ? null : { start: from, end: to },
    change: (range: Range | null) => {
      start.change(range?.start.toString() ?? '');
      end.change(range?.end.toString() ?? '');
    },
    hiddenStart: start.hidden,
    hiddenEnd: end.hidden,
  };
}

interface DateSegmentsProps {
  name: string;
  slot: 'start' | 'end';
}

function DateSegments({ name, slot }: DateSegmentsProps) {
  const input = useRef<HTMLDivElement>(null);
  useRenderBeforeLeaving(input);
  return (
    <DateInput ref={input} className={styles.segments} slot={slot}>
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

/** A day as text such as `2026-11-28`; none for anything else. */
function dateOf(text: string): CalendarDate | null {
  if (text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
