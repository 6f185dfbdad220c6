import type { Page } from '@playwright/test';

import type { DataExportContext } from '#machines/data-export/data-export.contract.ts';
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { rememberNewcomer } from '../../pages/by-name.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';
import { dataExportStates } from './data-export-states.ts';

/** How a newcomer, whose history is one page without a movement, takes away what is kept of them. */
export const dataExportWalk: Walk = {
  flow: 'data-export',
  model: async (page, world) => {
    await rememberNewcomer(page, world);
    return dataExportModel(page);
  },
};

function dataExportModel(page: Page): FlowModel {
  const main = page.getByRole('main');
  const begins = main.getByRole('button', { name: /^(Download my data|Try again)$/ });
  const part = (output: unknown): Readonly<Record<string, Answer>> => ({
    'it is read': { output, fate: 'passes' },
    'no answer': { error: problemError({}), fate: 'isLost' },
  });
  const month = (start: string) => ({ period: { start }, rows: [] });

  return {
    machine: dataExportMachine,
    title: 'Account Management',
    goal: 'every state',
    tellApart: ({ earliestMonth }: DataExportContext) => earliestMonth !== null,
    begin: async () => {
      await page.goto('/app/user/account');
      await begins.waitFor();
    },
    acts: {
      'export is requested': {
        event: { type: 'export.requested' },
        by: () => begins.click(),
      },
      'export is cancelled': {
        event: { type: 'export.cancelled' },
        by: () => main.getByRole('button', { name: 'Cancel', exact: true }).click(),
      },
    },
    answers: {
      readAccount: part({}),
      readEdgeHistory: part({ results: [], next_cursor: null }),
      readEarnings: {
        'the current month is read': { output: month('2026-03-01'), fate: 'passes' },
        'the months before it are read': { output: month('2024-03-01'), fate: 'passes' },
      },
      readRoomAccounts: part([]),
      readRedemptions: part([]),
      readRedemptionStatus: part({}),
      saveData: {
        // It asks nobody.
        'a file': { output: 'rakeback-wizard-data-2026-03-17.json', fate: null },
      },
    },
    delays: {},
    states: dataExportStates(page),
  };
}
