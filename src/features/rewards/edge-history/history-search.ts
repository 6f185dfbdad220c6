import type { routes } from '#routes.ts';

/** How the ledger is filtered and ordered, as the address says it. */
export type HistorySearch = ReturnType<typeof routes.edgeHistory.search>;
