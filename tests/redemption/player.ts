import type { RedemptionEvent } from '#machines/redemption/redemption.types.ts';
import { edgePriceOf } from '#domain/plans.ts';
import { validUntil } from '#features/redemption/redemption/redemption.actors.ts';
import type { Notebook } from './notebook.ts';
import { BALANCE, PLANS } from './redeeming-server.ts';
import type { RedeemingTab } from './redeeming-tab.ts';

/** Does what the page offers, and never more than it offers. */
export class Player {
  readonly #notebook: Notebook;
  #keys = 0;

  constructor(notebook: Notebook) {
    this.#notebook = notebook;
  }

  /** One of the acts that the flow takes in its state; none while it is at work. */
  act(tab: RedeemingTab, choice: number): void {
    const possible = this.#acts().filter(([first]) => first !== undefined && tab.can(first));
    const act = possible[choice % Math.max(1, possible.length)] ?? [];
    for (const event of act) {
      if (event.type === 'redemption.confirmed' && tab.can(event)) {
        this.#notebook.confirm(event.key, tab.snapshot.context.quote?.latest?.reference ?? null);
      }
      tab.send(event);
    }
  }

  #acts(): RedemptionEvent[][] {
    const confirmed = (email: string): RedemptionEvent => ({
      type: 'redemption.confirmed',
      key: this.#newKey(),
      email,
      validUntil: validUntil(),
    });
    return [
      [confirmed('dana@example.com')],
      // A double click: each has a key of its own.
      [confirmed('dana@example.com'), confirmed('dana@example.com')],
      [confirmed(UNKNOWN_TO_SOLVER)],
      ...[...PLANS, ...PLANS.slice(0, 2)].map(({ id, tier, interval, prices }): RedemptionEvent[] => [
        {
          type: 'plan.chosen',
          plan: { id, tier, interval },
          acknowledged: { price: edgePriceOf(prices), balance: BALANCE },
        },
      ]),
      [{ type: 'quote.acknowledged' }],
      [{ type: 'redemption.retried' }],
      [{ type: 'redemption.retried' }],
      [{ type: 'check.requested' }],
      [{ type: 'plan.dismissed' }],
    ];
  }

  #newKey(): string {
    this.#keys += 1;
    return `00000000-0000-4000-8000-${String(this.#keys).padStart(12, '0')}`;
  }
}

/** Its redemption fails after a while, and the Edge comes back. */
const UNKNOWN_TO_SOLVER = 'dana@unknown.test';
