import { i18n } from '@lingui/core';

import type {
  EdgeHistoryCsvActors,
  HistoryFilters,
  Movement,
} from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { ExportPage, FileInput, PageInput } from '#machines/shared/paged-export.ts';
import { paramsOf } from '#features/rewards/edge-history/history-search.ts';
import { saveFile } from '#lib/save-file.ts';
import { readEdgeHistory } from '#queries/edge-history.ts';
import { historyFile } from './history-file.ts';

export const edgeHistoryCsvActors = {
  readPage: fromPromise<ExportPage<Movement, string>, PageInput<HistoryFilters, string>>(
    async ({ input: { request, cursor }, signal }) => {
      const params = { ...paramsOf(request, request.order), ...(cursor === null ? {} : { cursor }) };
      const { count, results, next_cursor } = await readEdgeHistory(params, signal);
      return { results, next: next_cursor, total: count };
    },
  ),

  saveFile: fromPromise<string, FileInput<HistoryFilters, Movement>>(
    async ({ input: { request, items } }) => {
      const file = historyFile(items, request, (message) => i18n._(message));
      saveFile(file);
      return file.name;
    },
  ),
} satisfies EdgeHistoryCsvActors;
