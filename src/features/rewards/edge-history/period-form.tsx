import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { EARLIEST_DAY, isOffered, LATEST_DAY } from '#lib/calendar.ts';
import { formatDay } from '#lib/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { DateRangePicker } from '#ui/date-range-picker/date-range-picker.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';

interface PeriodFormProps {
  /** The initial value; empty if no days are chosen. */
  readonly period: { readonly from: string; readonly to: string };
  readonly onPeriod: (period: { from: string; to: string }) => void;
}

/** Applies the days when it is submitted, because a year is invalid while it is being typed. */
export function PeriodForm({ period, onPeriod }: PeriodFormProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const validate = ({ from = '', to = '' }: Record<string, string>): FormError[] => {
    if (from === '' || to === '') return [{ field: 'from', message: t`Enter a first and a last day.` }];
    if (!isOffered(from) || !isOffered(to)) {
      const [first, last] = [EARLIEST_DAY, LATEST_DAY].map((day) => formatDay(day, locale));
      const field = isOffered(from) ? 'to' : 'from';
      return [{ field, message: t`Enter days from ${first} to ${last}.` }];
    }
    if (from <= to) return [];
    return [
      {
        field: 'to',
        message: t`The last day is before the first day. Enter a later one.`,
      },
    ];
  };
  return (
    <Form
      label={t`Choose days`}
      errorSummaryTitle={t`There is a problem`}
      validate={validate}
      onSubmit={({ from = '', to = '' }) => {
        onPeriod({ from, to });
      }}
    >
      <DateRangePicker
        startName="from"
        endName="to"
        label={t`First and last day`}
        description={t`Days are in UTC.`}
        defaultStart={period.from}
        defaultEnd={period.to}
      />
      <Button type="submit" variant="secondary">
        {t`Show these days`}
      </Button>
    </Form>
  );
}
