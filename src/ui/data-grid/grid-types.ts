import type { ReactNode } from 'react';

/** A column: its words, and how a row shows in it. */
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
  /** Whether it may be hidden; it may, unless it names the row. */
  canHide?: boolean;
  canSort?: boolean;
  /** In pixels, or as a share of what is left: `2fr`. One share, when left out. */
  width?: number | `${number}fr`;
  /** In pixels; keep it wide enough to read the header. */
  minWidth?: number;
  cell: (row: Row) => ReactNode;
}

export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export type GridDensity = 'compact' | 'standard' | 'comfortable';

/** How a person wants to see a grid. Whoever shows the grid keeps it. */
export interface GridView {
  density: GridDensity;
  hiddenColumns: readonly string[];
  /** In pixels; a column that nobody has sized is not in it. */
  columnWidths: Readonly<Record<string, number>>;
}

/** The last line. Its figures are those of the rows shown, or its label says otherwise. */
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
  /** Title of the explanations of all columns, above the cards of a phone. */
  explanations: string;
  sortBy: string;
  /** A choice of the sort control on a phone, and said of the table: "Rake (GGR), highest first". */
  sortOption: (header: string, direction: GridSort['direction']) => string;
}

export const STANDARD_VIEW: GridView = { density: 'standard', hiddenColumns: [], columnWidths: {} };

/** The columns that show, whatever a kept view says: the one that names the row always does. */
export function visibleColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { hiddenColumns }: Pick<GridView, 'hiddenColumns'>,
): readonly GridColumn<Row>[] {
  return columns.filter((column) => !canHide(column) || !hiddenColumns.includes(column.id));
}

export function canHide(column: GridColumn<never>): boolean {
  return column.isRowHeader !== true && column.canHide !== false;
}
