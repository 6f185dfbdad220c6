import { useEffect, useRef, useState } from 'react';
import { COLUMNS } from './columns.ts';
import { HEADER_HEIGHT, ROW_HEIGHT } from './heights.ts';
import type { TableProps } from './table-props.ts';
import { HeadCells, PlainRow, SCROLLER } from './plain-table.tsx';

const ROWS = 40;
const LATE_MS = 150;

/** Renders the visible rows too late, so that the bench must find blank rows. */
export function LateTable({ rows, ...sorting }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setFirst(Math.floor((scroller.current?.scrollTop ?? 0) / ROW_HEIGHT));
    }, LATE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <div ref={scroller} data-scroller style={SCROLLER}>
      <div style={{ blockSize: rows.length * ROW_HEIGHT + HEADER_HEIGHT }}>
        <table style={{ inlineSize: '100%', position: 'relative', insetBlockStart: first * ROW_HEIGHT }}>
          <thead>
            <HeadCells columns={COLUMNS} {...sorting} />
          </thead>
          <tbody>
            {rows.slice(first, first + ROWS).map((row) => (
              <PlainRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
