import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps } from './grid-props.ts';
import { fixed, LEDGER, LINES, type Line, TOTAL } from './grid-gallery-rows.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import {
  type GridColumn,
  type GridSort,
  type GridTexts,
  type GridView,
  STANDARD_VIEW,
} from './grid-types.ts';
import { useIsWide } from './use-is-wide.ts';

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
const nothing = () => undefined;

export function DataGridGallery() {
  const say = useSampleText();
  // As cards they scroll with the page, which would be very long.
  const history = LEDGER.slice(0, useIsWide() ? 1000 : 40);
  return (
    <Stack gap={6}>
      {DENSITIES.map((density) => (
        <Specimen key={density} name={`${density}, sorted, with a summary, rows open`}>
          <Sample label={say(`Earnings, ${density}`)} density={density} hasSummary onRowAction={nothing} />
        </Specimen>
      ))}
      <Specimen name="loading">
        <Sample label={say('Earnings on their way')} isLoading />
      </Specimen>
      <Specimen name="refreshing">
        <Sample label={say('Earnings being renewed')} isRefreshing hasSummary />
      </Specimen>
      <Specimen name="an error over old rows">
        <Sample label={say('Earnings of yesterday')} error={<Failure />} />
      </Specimen>
      <Specimen name="an error without rows">
        <Sample label={say('Earnings that failed')} rows={[]} error={<Failure />} />
      </Specimen>
      <Specimen name="empty">
        <Sample label={say('No earnings')} rows={[]} />
      </Specimen>
      <Specimen name="virtual: 1,000 rows, with a summary">
        <Sample label={say('History')} rows={history} isVirtual hasSummary />
      </Specimen>
      <Specimen name="loading more">
        <Sample label={say('More history')} onLoadMore={nothing} isLoadingMore />
      </Specimen>
    </Stack>
  );
}

function Failure() {
  const say = useSampleText();
  return (
    <Alert
      title={say('We could not load your earnings')}
      action={
        <Button size="small" variant="secondary">
          {say('Try again')}
        </Button>
      }
    >
      {say('These rows are from 12 minutes ago.')}
    </Alert>
  );
}

type SampleProps = Partial<DataGridProps<Line>> & {
  label: string;
  density?: GridView['density'];
  hasSummary?: boolean;
};

function Sample({ density = 'standard', hasSummary = false, ...props }: SampleProps) {
  const say = useSampleText();
  const id = `grid-${props.label.replaceAll(/\W+/g, '-')}`;
  const [view, setView] = useState<GridView>({ ...STANDARD_VIEW, density });
  const [sort, setSort] = useState<GridSort>({ column: 'rake', direction: 'descending' });
  const columns = useColumns();
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...(props.rows ?? LINES)].sort((one, other) => sign * (one.rake - other.rake));
  const common = { columns, view, onViewChange: setView };
  return (
    <Stack gap={3}>
      <GridToolbar {...common} gridId={id} texts={useToolbarTexts()}>
        <Choice
          label={say('Room')}
          value=""
          options={[{ value: '', label: say('All rooms') }]}
          onChange={nothing}
        />
      </GridToolbar>
      <DataGrid
        {...props}
        {...common}
        id={id}
        rows={rows}
        rowId={({ room }) => room}
        sort={sort}
        onSortChange={setSort}
        empty={<Text tone="muted">{say('Nothing earned yet. Choose a deal to start.')}</Text>}
        texts={useTexts()}
        {...(hasSummary
          ? { summary: { label: say('Total'), cells: { earned: fixed(TOTAL), credited: fixed(TOTAL) } } }
          : {})}
      />
    </Stack>
  );
}

function useColumns(): readonly GridColumn<Line>[] {
  const say = useSampleText();
  const amount = (
    id: string,
    header: string,
    cell: (line: Line) => number,
    explanation?: string,
  ): GridColumn<Line> => ({
    id,
    header,
    align: 'end',
    canSort: true,
    minWidth: 132,
    cell: (line) => fixed(cell(line)),
    ...(explanation === undefined ? {} : { explanation }),
  });
  return [
    {
      id: 'room',
      header: say('Poker Room Name'),
      isRowHeader: true,
      canSort: true,
      width: '2fr',
      minWidth: 160,
      cell: ({ room }) => room,
    },
    { id: 'player', header: say('Username'), width: '1fr', minWidth: 120, cell: ({ player }) => player },
    {
      ...amount('rake', say('Rake (GGR)'), ({ rake }) => rake, say('What the room took from your pots.')),
      unit: 'USD',
    },
    {
      ...amount('net', say('Net Rake (NGR)'), ({ net }) => net, say('Rake without bonuses and fees.')),
      unit: 'USD',
    },
    amount(
      'multiplier',
      say('Edge Multiplier'),
      ({ multiplier }) => multiplier,
      say('Edge for each dollar of net rake.'),
    ),
    amount('earned', say('Edge Earned'), ({ net, multiplier }) => net * multiplier),
    amount('credited', say('Edge Credited'), ({ net, multiplier }) => net * multiplier),
  ];
}

function useTexts(): GridTexts {
  const say = useSampleText();
  return {
    loading: say('Loading your earnings'),
    refreshing: say('Getting the newest figures'),
    loadingMore: say('Loading more rows'),
    loadMore: say('Load more rows'),
    explain: (header) => `${say('About')} ${header}`,
    explanations: say('What the columns mean'),
    sortBy: say('Sort by'),
    sortOption: (header, direction) =>
      `${header}, ${say(direction === 'ascending' ? 'lowest first' : 'highest first')}`,
  };
}

function useToolbarTexts() {
  const say = useSampleText();
  return {
    settings: say('Columns and density'),
    density: say('Density'),
    densities: { compact: say('Compact'), standard: say('Standard'), comfortable: say('Comfortable') },
    columns: say('Columns'),
    showAll: say('Show all columns'),
    resetWidths: say('Reset widths'),
    narrower: (header: string) => `${say('Narrower:')} ${header}`,
    wider: (header: string) => `${say('Wider:')} ${header}`,
    fit: (header: string) => `${say('Fit to content:')} ${header}`,
  };
}
