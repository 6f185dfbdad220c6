import { createActor, type SimulatedClock, type SnapshotFrom } from 'xstate';

import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import type { RedemptionEvent } from '#machines/redemption/redemption.types.ts';
import { edgePriceOf } from '#domain/plans.ts';
import { redemptionActors, validUntil } from '#features/redemption/redemption/redemption.actors.ts';
import { BALANCE, PLANS } from './server.ts';

type Snapshot = SnapshotFrom<typeof redemptionMachine>;

/** Called with every snapshot of a tab and the one before. */
export type Observer = (now: Snapshot, before: Snapshot) => void;

/** The redeem page in one tab: the flow with the ports it has in the product. */
export class RedeemingTab {
  readonly #start: () => ReturnType<typeof startPage>;
  #actor;

  constructor(member: number, clock: SimulatedClock, observe: Observer) {
    this.#start = () => startPage(member, clock, observe);
    this.#actor = this.#start();
  }

  get snapshot(): Snapshot {
    return this.#actor.getSnapshot();
  }

  get isBusy(): boolean {
    return this.snapshot.hasTag('busy');
  }

  can(event: RedemptionEvent): boolean {
    return this.snapshot.can(event);
  }

  send(event: RedemptionEvent): void {
    this.#actor.send(event);
  }

  reload(): void {
    this.#actor.stop();
    this.#actor = this.#start();
  }

  close(): void {
    this.#actor.stop();
  }
}

function startPage(member: number, clock: SimulatedClock, observe: Observer) {
  const machine = redemptionMachine.provide({ actors: redemptionActors(member) });
  const actor = createActor(machine, { clock });
  let before = actor.getSnapshot();
  actor.subscribe((now) => {
    const previous = before;
    before = now;
    observe(now, previous);
  });
  return actor.start();
}

/** @param latest the redemption that the player had seen last, by its reference */
type OnConfirm = (key: string, latest: string | null) => void;

/** Takes only the actions that the page offers. */
export class Player {
  readonly #onConfirm: OnConfirm;
  #keys = 0;

  constructor(onConfirm: OnConfirm) {
    this.#onConfirm = onConfirm;
  }

  /** One of the actions that the flow accepts in its state; none while it is busy. */
  act(tab: RedeemingTab, choice: number): void {
    const possible = this.#acts().filter(([first]) => first !== undefined && tab.can(first));
    const act = possible[choice % Math.max(1, possible.length)] ?? [];
    for (const event of act) {
      if (event.type === 'redemption.confirmed' && tab.can(event)) {
        this.#onConfirm(event.key, tab.snapshot.context.quote?.latest?.reference ?? null);
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
