import type { EdgeBalanceActors } from '#machines/edge-balance/edge-balance.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { readEdgeHistory } from '#queries/edge-history.ts';
import { readSessionAccount } from '#session/session-account.ts';
import { currentSession } from '#session/session.ts';

type Nothing = Record<string, never>;

const NO_MOVEMENT = '0';

export const edgeBalanceActors = {
  readLedger: fromPromise<string, Nothing>(async ({ signal }) => {
    const { results } = await readEdgeHistory({}, signal);
    return results[0]?.balance_after ?? NO_MOVEMENT;
  }),

  readAccount: fromPromise<string, Nothing>(async ({ signal }) => {
    const answer = readSessionAccount(await account({ signal }));
    currentSession().updateUser(answer);
    return answer.edge_balance;
  }),
} satisfies EdgeBalanceActors;
