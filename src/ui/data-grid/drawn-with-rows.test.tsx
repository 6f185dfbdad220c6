import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DrawnWithRows, RowsOfTable } from './drawn-with-rows.tsx';

it('gives a table its rows first, and all else once, a commit later and before the next paint', async () => {
  const drawn: string[] = [];
  const { container, rerender } = await render(<Sample rows="old" sort="up" drawn={drawn} />);
  drawn.length = 0;
  await rerender(<Sample rows="new" sort="down" drawn={drawn} />);
  expect([container.textContent, drawn]).toEqual(['downnew', ['new', 'down']]);
});

function Sample({ rows, sort, drawn }: { rows: string; sort: string; drawn: string[] }) {
  return (
    <DrawnWithRows rows={<Noted text={rows} drawn={drawn} />}>
      <Noted text={sort} drawn={drawn} />
      <RowsOfTable />
    </DrawnWithRows>
  );
}

/** Notes each time it is drawn. */
function Noted({ text, drawn }: { text: string; drawn: string[] }) {
  useLayoutEffect(() => {
    drawn.push(text);
  });
  return text;
}
