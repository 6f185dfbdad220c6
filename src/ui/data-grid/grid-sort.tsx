import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import type { GridLayoutProps } from './grid-props.ts';
import type { GridColumn, GridSort } from './grid-types.ts';

interface GridSortTextProps extends Pick<GridLayoutProps<object>, 'id' | 'sort' | 'texts'> {
  columns: readonly GridColumn<never>[];
}

/**
 * How the rows are sorted, for those who listen: said when it changes. React Aria, told of the sort, would say it too,
 * and draw every cell once more for the id of its words.
 */
export function GridSortText({ columns, sort, texts, id }: GridSortTextProps) {
  const header = columns.find((column) => column.id === sort?.column)?.header;
  return (
    <VisuallyHidden>
      <span id={sortTextId(id)} aria-live="polite">
        {sort !== undefined && header !== undefined && texts.sortOption(header, sort.direction)}
      </span>
    </VisuallyHidden>
  );
}

/** Of the words for the sort of a grid, which describe the table and the sorted header. */
export function sortTextId(gridId: string): string {
  return `${gridId}-sort`;
}

/** What a press on a header asks for: ascending first, then the other way about. */
export function turned(sort: GridSort | undefined, column: string): GridSort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}
