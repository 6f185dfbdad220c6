import type { ReactNode } from 'react';

export interface GridColumn<Row> {
  id: string;
  header: string;
  /** What its numbers count, shown with the header: "USD". */
  unit?: string;
  /** What the column means, one press away for everyone and read with the header. */
  explanation?: string;
  /** `end` for numbers, whose figures then line up. */
  align?: 'start' | 'end';
  /** Names the row. Exactly one column does, and it cannot be hidden. */
  isRowHeader?: boolean;
  canSort?: boolean;
  /** In pixels, or as a share of what is left: `2fr`. One share, when left out. */
  width?: number | `${number}fr`;
  minWidth?: number;
  /**
   * How the card of a phone shows it, by default with its header: in a line below the title, only in what the card opens, or
   * as this beside the title.
   */
  onCard?: 'below' | 'opened' | ((row: Row) => ReactNode);
  cell: (row: Row) => ReactNode;
}

export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export type GridDensity = 'compact' | 'standard' | 'comfortable';

/** What a person chose for a grid; the caller stores it. */
export interface GridView {
  density: GridDensity;
  hiddenColumns: readonly string[];
  /** In pixels; a column that nobody has sized is not in it. */
  columnWidths: Readonly<Record<string, number>>;
}

/** Totals of the rows shown, unless the label says otherwise. */
export interface GridSummary {
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
}

export interface GridTexts {
  loading: string;
  refreshing: string;
  loadingMore: string;
  /** The button below the cards of a phone. */
  loadMore: string;
  /** The button that explains a column: "About Rake (GGR)". */
  explain: (header: string) => string;
  /** The control of a column's width, before the name of the column. */
  width: string;
  /** Title of the explanations of all columns, above the cards of a phone. */
  explanations: string;
  sortBy: string;
  /** A choice of the sort control on a phone, and said of the table: "Rake (GGR), highest first". */
  sortOption: (header: string, direction: GridSort['direction']) => string;
}

export const STANDARD_VIEW: GridView = { density: 'standard', hiddenColumns: [], columnWidths: {} };

/** The visible columns. The one that names the row cannot be hidden, even by a stored view. */
export function visibleColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { hiddenColumns }: Pick<GridView, 'hiddenColumns'>,
): readonly GridColumn<Row>[] {
  return columns.filter(({ id, isRowHeader }) => isRowHeader === true || !hiddenColumns.includes(id));
}

export interface DataGridProps<Row extends object> {
  label: string;
  /** Also for `GridToolbar`, which measures its columns. */
  id: string;
  columns: readonly GridColumn<Row>[];
  /** Filtered and sorted. A row that has not changed is the same object: its cells are not drawn again. */
  rows: readonly Row[];
  /** Those and the rows that a filter hides, in the same order. A filter of a plain grid is then drawn in one commit. */
  allRows?: readonly Row[];
  /** How many rows there are in all, where some are not loaded yet. */
  rowCount?: number;
  rowId: (row: Row) => string;
  view: GridView;
  onViewChange: (view: GridView) => void;
  sort: GridSort;
  onSortChange: (sort: GridSort) => void;
  /** Not for a virtual grid. */
  summary?: GridSummary;
  /** The first rows load: blank rows stand in for them. */
  isLoading?: boolean;
  /** Rows are refetched: the old ones stay, dimmed. */
  isRefreshing?: boolean;
  /** Shown above the rows that are there. */
  error?: ReactNode;
  /** Opens a row. The cell that names the row then holds plain text. */
  onRowAction: (row: Row) => void;
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** For more than about 100 rows: only those in view are drawn. */
  isVirtual?: boolean;
  texts: GridTexts;
}

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
  gridId: string;
  columns: readonly GridColumn<Row>[];
  view: GridView;
  onViewChange: (view: GridView) => void;
  texts: GridToolbarTexts;
  children?: ReactNode;
}

/** Heights in pixels, from section 9 of the product specification; `scale.grid` has the same for styles. */
export const ROW_HEIGHT: Readonly<Record<GridDensity, number>> = {
  compact: 30,
  standard: 46,
  comfortable: 54,
};

/** Two lines of a long header. */
export const HEADER_HEIGHT = 48;

/** Narrower than this a column shows nothing. */
export const LEAST_WIDTH = 75;

/** Stand for rows that are on their way. */
export const BLANK_ROWS = Array.from({ length: 6 }, (_, index) => ({ id: `blank-${index}` }));
