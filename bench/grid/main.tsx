import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/theme/global.css.ts';
import { FIRST_SORT, ledger, prepareShown } from './ledger.ts';
import { LateTable, LedgerGrid, NaiveTable } from './tables.tsx';

const TABLES = { grid: LedgerGrid, naive: NaiveTable, late: LateTable };
const asked = new URLSearchParams(location.search);
const Table = TABLES[(asked.get('table') ?? 'grid') as keyof typeof TABLES];
const shown = prepareShown(ledger(Number(asked.get('rows'))));

function Page() {
  const [isShown, setShown] = useState(true);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState(FIRST_SORT);
  const rows = shown(typed, sort);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <input type="search" aria-label="Filter" onChange={({ target }) => setTyped(target.value)} />
      {isShown && <Table rows={rows} sort={sort} onSortChange={setSort} />}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
