import { createActor, type SimulatedClock, type SnapshotFrom } from 'xstate';

import type { RedemptionEvent } from '#machines/redemption/redemption.types.ts';
import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { redemptionActors } from '#features/redemption/redemption/redemption.actors.ts';

type Snapshot = SnapshotFrom<typeof redemptionMachine>;

/** Hears of every snapshot of a tab, with the one before. */
export type Witness = (now: Snapshot, before: Snapshot) => void;

/** The redeem page in one tab: the flow with the ports it has in the product. */
export class RedeemingTab {
  readonly #start: () => ReturnType<typeof startPage>;
  #actor;

  constructor(member: number, clock: SimulatedClock, witness: Witness) {
    this.#start = () => startPage(member, clock, witness);
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

function startPage(member: number, clock: SimulatedClock, witness: Witness) {
  const machine = redemptionMachine.provide({ actors: redemptionActors(member) });
  const actor = createActor(machine, { clock });
  let before = actor.getSnapshot();
  actor.subscribe((now) => {
    const previous = before;
    before = now;
    witness(now, previous);
  });
  return actor.start();
}
