import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

const Rows = createContext<ReactNode>(null);

/**
 * React Aria knows new rows one commit after it is given them. Told anything else in the same commit, it would first
 * draw every cell of the old rows again; so the table around them is told with the commit after, before the next paint.
 */
export function DrawnWithRows({ rows, children }: { rows: ReactNode; children: ReactNode }) {
  const [drawn, draw] = useState(children);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- drawing in a commit of its own is what this is for
    draw(children);
  }, [children]);
  return <Rows value={rows}>{drawn}</Rows>;
}

/** The newest rows, as the children of a table that is told the rest later. */
export function RowsOfTable() {
  return use(Rows);
}
