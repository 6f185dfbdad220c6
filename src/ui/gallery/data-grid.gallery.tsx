import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import {
  type DataGridProps,
  type GridColumn,
  type GridSort,
  type GridView,
  STANDARD_VIEW,
} from '#ui/data-grid/grid-types.ts';
import { useIsWide } from '#ui/data-grid/use-is-wide.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { nothing, type Say, type Specimens } from './specimens.tsx';

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

export const dataGrid = {
  'data grid': (say) => {
    const failure = <Alert title={say('We could not load your earnings')} />;
    const sample = (label: string, props: Partial<SampleProps>) => (
      <Sample key={label} say={say} label={say(label)} {...props} />
    );
    return {
      'every density, sorted, with a summary': (
        <Stack gap={6}>
          {DENSITIES.map((density) => sample(`Earnings, ${density}`, { density, hasSummary: true }))}
        </Stack>
      ),
      loading: sample('Earnings on their way', { isLoading: true }),
      refreshing: sample('Earnings being renewed', { isRefreshing: true, hasSummary: true }),
      'an error over old rows': sample('Earnings of yesterday', { error: failure }),
      'virtual: 1,000 rows': <History say={say} />,
      'loading more': sample('More history', { onLoadMore: nothing, isLoadingMore: true }),
    };
  },
} satisfies Specimens;

interface Line {
  room: string;
  player: string;
  rake: number;
  multiplier: number;
}

const ROOMS = ['Harbour Poker', 'North Star', 'Grand Peninsula Card Club International Championship Network'];
const LINES = sampleLines(3);

function sampleLines(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    room: `${ROOMS[index % ROOMS.length] ?? ''} ${index + 1}`,
    player: index === 1 ? 'the_river_always_comes_for_those_who_wait' : `river.rat${index}`,
    rake: (index * 37 + 1240) % 1900,
    multiplier: 1 + (index % 4) / 4,
  }));
}

function History({ say }: { say: Say }) {
  // As cards they scroll with the page, which would be very long.
  const rows = sampleLines(useIsWide() ? 1000 : 40);
  return <Sample say={say} label={say('History')} rows={rows} isVirtual />;
}

type SampleProps = Partial<DataGridProps<Line>> & {
  say: Say;
  label: string;
  density?: GridView['density'];
  hasSummary?: boolean;
};

function Sample({ say, density = 'standard', hasSummary = false, ...props }: SampleProps) {
  const id = `grid-${props.label.replaceAll(/\W+/g, '-')}`;
  const [view, setView] = useState<GridView>({ ...STANDARD_VIEW, density });
  const [sort, setSort] = useState<GridSort>({ column: 'rake', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...(props.rows ?? LINES)].sort((one, other) => sign * (one.rake - other.rake));
  const common = { columns: columnsOf(say), view, onViewChange: setView };
  return (
    <Stack gap={3}>
      <GridToolbar {...common} gridId={id} texts={toolbarTexts(say)} />
      <DataGrid
        {...props}
        {...common}
        id={id}
        rows={rows}
        rowId={({ room }) => room}
        sort={sort}
        onSortChange={setSort}
        onRowAction={nothing}
        texts={gridTexts(say)}
        {...(hasSummary ? { summary: { label: say('Total'), cells: { earned: '1,240.50' } } } : {})}
      />
    </Stack>
  );
}

function columnsOf(say: Say): readonly GridColumn<Line>[] {
  const number = { align: 'end', canSort: true, minWidth: 132 } as const;
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
    { id: 'player', header: say('Username'), minWidth: 120, cell: ({ player }) => player },
    {
      ...number,
      id: 'rake',
      header: say('Rake (GGR)'),
      explanation: say('What the room took from your pots.'),
      unit: 'USD',
      cell: ({ rake }) => rake.toFixed(2),
    },
    { ...number, id: 'multiplier', header: say('Edge Multiplier'), cell: ({ multiplier }) => multiplier },
    {
      ...number,
      id: 'earned',
      header: say('Edge Earned'),
      cell: ({ rake, multiplier }) => (rake * multiplier).toFixed(2),
    },
  ];
}

function gridTexts(say: Say): DataGridProps<Line>['texts'] {
  return {
    loading: say('Loading your earnings'),
    refreshing: say('Getting the newest figures'),
    loadingMore: say('Loading more rows'),
    loadMore: say('Load more rows'),
    explain: (header) => `${say('About')} ${header}`,
    width: say('Column width'),
    explanations: say('What the columns mean'),
    sortBy: say('Sort by'),
    sortOption: (header, direction) =>
      `${header}, ${say(direction === 'ascending' ? 'lowest first' : 'highest first')}`,
  };
}

function toolbarTexts(say: Say) {
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
