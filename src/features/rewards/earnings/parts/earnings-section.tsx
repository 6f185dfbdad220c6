import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { periodName } from '../earnings.messages.ts';
import { DataAge } from './data-age-line.tsx';
import { EarningsGrid } from './earnings-grid.tsx';
import type { EarningsSectionProps } from './earnings-section-props.ts';
import { EarningsStaleNotice } from './earnings-load-error.tsx';
import { PeriodLine } from './period-line.tsx';
import { SaveCsv } from './save-csv.tsx';
import { Cautions } from './cautions.tsx';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';

/** One month: which it is, how old its data is, its rows and their total. */
export function EarningsSection(props: EarningsSectionProps) {
  const { period, reading, rows, now } = props;
  const { i18n } = useLingui();
  const headingId = useId();
  const section = useFocusAfterRetry(reading);
  const { data } = reading;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Inline justify="between" align="end">
          <Stack gap={1}>
            <Heading level={3}>
              <span id={headingId}>{i18n._(periodName[period])}</span>
            </Heading>
            <PeriodLine reading={reading} />
            <DataAge reading={reading} now={now} />
          </Stack>
          {data !== undefined && rows.length > 0 && (
            <SaveCsv period={data.period} rows={rows} columns={props.grid.columns} view={props.grid.view} />
          )}
        </Inline>
        {data !== undefined && <Cautions data={data} now={now} />}
        <EarningsStaleNotice reading={reading} />
        <EarningsGrid {...props} />
      </Stack>
    </section>
  );
}
