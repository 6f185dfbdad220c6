import type { Page } from '@playwright/test';

import type { EdgeBalanceContext } from '#machines/edge-balance/edge-balance.contract.ts';
import { edgeBalanceMachine } from '#machines/edge-balance/edge-balance.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { comeBack, REWARDS } from '../../../fixtures/rewards.ts';
import { chartIsDrawn, rememberDemo } from '../../pages/by-name.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';
import { disagreement, edgeBalanceStates, headerBalance } from './edge-balance-states.ts';
import { EdgeBooks } from './edge-books.ts';

/** How the balance of the demo player is set against the ledger on the rewards page. */
export const edgeBalanceWalk: Walk = {
  flow: 'edge-balance',
  model: async (page, world) => {
    await rememberDemo(page, world);
    return edgeBalanceModel(page, await EdgeBooks.of(world));
  },
};

function edgeBalanceModel(page: Page, books: EdgeBooks): FlowModel {
  const loadError: Answer = { error: problemError({}), fate: 'isLost' };
  const told = (output: string, put: (balance: string) => Promise<void>): Answer => ({
    output,
    fate: 'passes',
    arrange: () => put(output),
  });
  const ledger = (balance: string) => told(balance, (end) => books.putLedger(end));
  const account = (balance: string) => told(balance, (shown) => books.putAccount(shown));

  return {
    machine: edgeBalanceMachine,
    inputs: [{ shown: USUAL }],
    title: 'Rewards Summary',
    goal: 'every state',
    tellApart: ({ shown, shownBefore, ledger: end, failure }: EdgeBalanceContext) => [
      shown,
      shownBefore,
      end,
      failure?.code,
    ],
    begin: async () => {
      await books.putAccount(USUAL);
      await page.goto(REWARDS);
      await headerBalance(page).waitFor();
      await chartIsDrawn(page);
    },
    end: () => books.close(),
    acts: {
      'player returned': { event: { type: 'player.returned' }, by: () => comeBack(page) },
      'reading is requested': {
        event: { type: 'reading.requested' },
        by: () => disagreement(page).getByRole('button', { name: 'Try again' }).click(),
      },
    },
    answers: {
      readLedger: {
        'it ends as usual': ledger(USUAL),
        'it ends with another balance': ledger(ANOTHER),
        'no answer': loadError,
      },
      readAccount: {
        'it has the usual balance': account(USUAL),
        'it has another balance': account(ANOTHER),
        'no answer': loadError,
      },
    },
    delays: {},
    states: edgeBalanceStates(page),
  };
}

const USUAL = '1250.00';
const ANOTHER = '450.00';
