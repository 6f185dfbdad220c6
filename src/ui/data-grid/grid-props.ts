import type { ReactNode } from 'react';
import type { GridColumn, GridDensity, GridSort, GridSummary, GridTexts, GridView } from './grid-types.ts';

export interface DataGridProps<Row extends object> {
  /** The name of the grid. */
  label: string;
  /** For `GridToolbar`, which measures its columns. */
  id?: string;
  columns: readonly GridColumn<Row>[];
  /** Filtered and sorted. A row that has not changed is the same object: its cells are not drawn again. */
  rows: readonly Row[];
  /** How many rows there are in all, where some are not loaded yet. */
  rowCount?: number;
  rowId: (row: Row) => string;
  view: GridView;
  onViewChange: (view: GridView) => void;
  sort?: GridSort;
  onSortChange?: (sort: GridSort) => void;
  summary?: GridSummary;
  /** The first rows are on their way: blank rows stand for them. */
  isLoading?: boolean;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  isRefreshing?: boolean;
  /** What went wrong, with a way to try again; rows there are stay. */
  error?: ReactNode;
  /** In place of rows when there are none: nothing yet and nothing found are told apart by whoever shows the grid. */
  empty: ReactNode;
  /** Opens a row. The cell that names the row then holds plain text. */
  onRowAction?: (row: Row) => void;
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** For more than about 100 rows: only those in view are drawn. */
  isVirtual?: boolean;
  texts: GridTexts;
}

/** What the two layouts get: the columns that show. */
export type GridLayoutProps<Row extends object> = DataGridProps<Row> & { id: string };

export interface GridToolbarTexts {
  /** The button that opens the settings: "Columns and density". */
  settings: string;
  density: string;
  densities: Readonly<Record<GridDensity, string>>;
  columns: string;
  showAll: string;
  resetWidths: string;
  narrower: (header: string) => string;
  wider: (header: string) => string;
  fit: (header: string) => string;
}

export interface GridToolbarProps<Row> {
  /** The `id` of the grid. */
  gridId: string;
  columns: readonly GridColumn<Row>[];
  view: GridView;
  onViewChange: (view: GridView) => void;
  texts: GridToolbarTexts;
  /** Filters and the like. */
  children?: ReactNode;
}
