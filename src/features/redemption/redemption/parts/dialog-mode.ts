import type { RedemptionFlow } from '../use-redemption.ts';

/** What stands between the player and the button that redeems; `open` is nothing but time. */
export type DialogMode = 'open' | 'moved' | 'unread' | 'barred' | 'refused';

export function dialogMode(flow: RedemptionFlow): DialogMode {
  if (flow.isRefused) return 'refused';
  if (flow.isUnread) return 'unread';
  if (flow.bar !== null) return 'barred';
  return flow.hasMoved ? 'moved' : 'open';
}
