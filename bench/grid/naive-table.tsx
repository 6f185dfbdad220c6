import { COLUMNS } from './columns.ts';
import { HeadCells, SCROLLER } from './plain-table.tsx';
import type { TableProps } from './table-props.ts';
import { PlainRow } from './plain-table.tsx';

/** A table without optimizations: it renders all rows every time. */
export function NaiveTable({ rows, ...sorting }: TableProps) {
  return (
    <div data-scroller style={SCROLLER}>
      <table style={{ inlineSize: '100%' }}>
        <thead>
          <HeadCells columns={COLUMNS} {...sorting} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
