import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { dateOf } from '#ui/date-picker/iso-date.ts';
import { useField } from '#ui/field/use-field.ts';
import { useFieldValue } from '#ui/field/use-field-value.ts';

interface RangeField {
  startName: string;
  endName: string;
  description?: ReactNode;
  defaultStart?: string;
  defaultEnd?: string;
  onValueChange?: (start: string, end: string) => void;
}

interface Range {
  start: { toString: () => string };
  end: { toString: () => string };
}

/** Two fields to the form, one to the eye, which shows the error of the start before that of the end. */
export function useRangeField(props: RangeField) {
  const { startName, endName, defaultStart = '', defaultEnd = '' } = props;
  const parts = { hasDescription: props.description !== undefined };
  const start = useFieldValue(startName, { defaultValue: defaultStart, onValueChange: undefined });
  const end = useFieldValue(endName, { defaultValue: defaultEnd, onValueChange: undefined });
  const startTies = useField(startName, parts);
  const endTies = useField(endName, parts);
  const ties = startTies.error === undefined ? endTies : startTies;
  return {
    ties,
    value: rangeOf(dateOf(start.value), dateOf(end.value)),
    change: (range: Range | null) => {
      const from = range?.start.toString() ?? '';
      const to = range?.end.toString() ?? '';
      start.change(from);
      end.change(to);
      props.onValueChange?.(from, to);
    },
    hiddenStart: start.hidden,
    hiddenEnd: end.hidden,
  };
}

function rangeOf(start: CalendarDate | null, end: CalendarDate | null) {
  return start === null || end === null ? null : { start, end };
}
