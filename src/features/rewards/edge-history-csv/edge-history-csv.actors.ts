import { i18n } from '@lingui/core';

import type {
  EdgeHistoryCsvActors,
  HistoryFilters,
  HistoryPage,
  Movement,
} from '#machines/edge-history-csv/edge-history-csv.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { saveFile } from '#lib/save-file.ts';
import { readEdgeHistory } from '#queries/edge-history.ts';
import { historyFile } from './history-file.ts';

export const edgeHistoryCsvActors = {
  readPage: fromPromise<HistoryPage, { readonly filters: HistoryFilters; readonly cursor: string | null }>(
    async ({ input: { filters, cursor }, signal }) => {
      const params = {
        order: filters.order,
        ...(cursor === null ? {} : { cursor }),
        ...(filters.kinds.length === 0 ? {} : { kind: [...filters.kinds] }),
        ...(filters.from === null ? {} : { from: filters.from }),
        ...(filters.to === null ? {} : { to: filters.to }),
      };
      const { count, ...page } = await readEdgeHistory(params, signal);
      return { ...page, total: count };
    },
  ),

  saveFile: fromPromise<
    string,
    { readonly filters: HistoryFilters; readonly movements: readonly Movement[] }
  >(async ({ input: { filters, movements } }) => {
    const file = historyFile(movements, filters, (message) => i18n._(message));
    saveFile(file);
    return file.name;
  }),
} satisfies EdgeHistoryCsvActors;
