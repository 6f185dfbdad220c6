import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';

import { addsUp, earningsColumns, totalsOf } from '#domain/earnings-columns.ts';
import { SavedCsv } from '#features/rewards/saved-csv/saved-csv.tsx';
import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatAge, formatDays, formatMoment, formatMonth } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { saveFile } from '#lib/save-file.ts';
import type { EarningsRow, Earnings } from '#queries/earnings.ts';
import { Button } from '#ui/button/button.tsx';
import { type GridView, visibleColumns } from '#ui/data-grid/grid-types.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { ArrowDownIcon } from '#ui/icons/icons.ts';
import { Inline, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { PhoneFold } from '#ui/phone-fold/phone-fold.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { earningsCsv, useMonthName } from './earnings-columns.ts';
import { type EarningsQuery, isStale } from './earnings-rows.ts';
import { EarningsGrid, type EarningsSectionProps, EarningsStaleNotice } from './earnings-grid.tsx';
import type { EarningsGridColumn } from './grid-columns.tsx';

/** A key of the search renders only the months whose rows change. */
export const EarningsSection = memo(function EarningsSection(props: EarningsSectionProps) {
  const { month, query, rows, now } = props;
  const monthName = useMonthName();
  const headingId = useId();
  const section = useFocusAfterRetry(query);
  const { data } = query;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId}>
      <PhoneFold
        heading={
          <Heading level={3}>
            <span id={headingId}>{monthName(month)}</span>
          </Heading>
        }
        value={data !== undefined && <EarnedEdge rows={data.rows} />}
      >
        <Stack gap={4}>
          <Inline justify="between" align="end">
            <Stack gap={1}>
              <PeriodLine query={query} />
              <DataAge query={query} now={now} />
            </Stack>
            {data !== undefined && rows.length > 0 && (
              <SaveCsv period={data.period} rows={rows} columns={props.grid.columns} view={props.grid.view} />
            )}
          </Inline>
          {data !== undefined && <Cautions data={data} now={now} />}
          <EarningsStaleNotice query={query} />
          <EarningsGrid {...props} />
        </Stack>
      </PhoneFold>
    </section>
  );
});

function EarnedEdge({ rows }: { readonly rows: readonly EarningsRow[] }) {
  const { locale } = useLanguage();
  const amount = formatEdge(totalsOf(rows).edge_earned, locale);
  return <Trans>{amount} Edge</Trans>;
}

const PeriodLine = memo(function PeriodLine({
  query: { data, errorUpdateCount },
}: {
  readonly query: EarningsQuery;
}) {
  const { locale } = useLanguage();
  if (data === undefined) return errorUpdateCount > 0 ? null : <BlankLine />;
  const { start, end, time_zone: zone } = data.period;
  return (
    <Text as="div" size="small" weight="medium">
      <bdi>{`${formatDays(start, end, locale)} (${zone})`}</bdi>
    </Text>
  );
});

function BlankLine() {
  return (
    <Text as="div" size="small">
      <Skeleton width="full" />
    </Text>
  );
}

interface DataAgeProps {
  readonly query: EarningsQuery;
  readonly now: number;
}

/** The age of the oldest source, not of our request (scenario 45). */
const DataAge = memo(function DataAge({ query: { data, errorUpdateCount }, now }: DataAgeProps) {
  const { locale } = useLanguage();
  if (data === undefined) return errorUpdateCount > 0 ? null : <BlankLine />;
  if (data.last_updated === null) return null;
  const moment = formatMoment(data.last_updated, locale);
  const age = formatAge(data.last_updated, now, locale);
  return (
    <Text as="div" size="small" tone="muted">
      <Trans>
        Last Updated:{' '}
        <time dateTime={data.last_updated} translate="no">
          {moment}
        </time>{' '}
        (<bdi>{age}</bdi>)
      </Trans>
    </Text>
  );
});

interface CautionsProps {
  readonly data: Earnings;
  readonly now: number;
}

function Cautions({ data, now }: CautionsProps) {
  const isLate = isStale(data, now);
  const isOff = !addsUp(data);
  return (
    <>
      {isLate && (
        <Notice intent="caution">
          <Trans>
            Some of these figures are more than 48 hours old, so your latest play may be missing. It shows as
            soon as the room reports it.
          </Trans>
        </Notice>
      )}
      {isOff && (
        <SupportNotice>
          <Trans>The total we received doesn’t match your rooms. We show the sum of your rooms.</Trans>
        </SupportNotice>
      )}
    </>
  );
}

/** Keeps focus in the section when the data arrives and the retry button disappears. */
function useFocusAfterRetry({ data, errorUpdateCount }: EarningsQuery): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isMissing = data === undefined && errorUpdateCount > 0;
  useEffect(() => {
    const element = section.current;
    if (!isMissing) return undefined;
    return () => {
      if (document.activeElement === document.body) element?.focus();
    };
  }, [isMissing]);
  return section;
}

interface SaveCsvProps {
  readonly period: Earnings['period'];
  readonly rows: readonly EarningsRow[];
  readonly columns: readonly EarningsGridColumn[];
  readonly view: GridView;
}

function SaveCsv({ period, rows, columns, view }: SaveCsvProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const [name, setName] = useState<string | null>(null);
  const month = formatMonth(period.start, locale);
  const save = () => {
    const ids = new Set(visibleColumns(columns, view).map(({ id }) => id));
    const shown = earningsColumns.filter((column) => ids.has(column));
    const file = earningsCsv({ period, rows, columns: shown }, (message) => i18n._(message), locale);
    saveFile(file);
    setName(file.name);
  };
  return (
    <Stack gap={1} align="start">
      <Button variant="secondary" size="small" icon={<ArrowDownIcon />} onPress={save}>
        <Trans>Download CSV</Trans>
        <VisuallyHidden>
          {' '}
          <bdi>{month}</bdi>
        </VisuallyHidden>
      </Button>
      <Text as="div" size="small" tone="muted">
        <div role="status">{name !== null && <SavedCsv name={name} />}</div>
      </Text>
    </Stack>
  );
}
