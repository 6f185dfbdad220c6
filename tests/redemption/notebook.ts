import type { FaultyWire } from './faulty-wire.ts';
import type { RedeemingServer } from './redeeming-server.ts';
import type { Witness } from './redeeming-tab.ts';

/** What the player was told of each intent, held against what the server has. */
export class Notebook {
  readonly #server: RedeemingServer;
  readonly #wire: FaultyWire;
  readonly #confirmed = new Set<string>();
  readonly #shownAsRedeemed = new Set<string>();
  /** The player was told for certain that nothing was redeemed. */
  readonly #refused = new Set<string>();
  /** Given up while a request of it was still on its way: dropped by the player, or refused when it was sent again. */
  readonly #letGo = new Set<string>();
  /** What was untrue, each with the letter of its property. */
  readonly faults: string[] = [];
  /** Every state and every refusal that was seen. */
  readonly seen = new Set<string>();

  constructor(server: RedeemingServer, wire: FaultyWire) {
    this.#server = server;
    this.#wire = wire;
  }

  confirm(key: string): void {
    this.#confirmed.add(key);
  }

  readonly witness: Witness = (now, before) => {
    const state = typeof now.value === 'string' ? now.value : Object.values(now.value).join();
    const { intent, redeemed, failure } = now.context;
    this.seen.add(state);
    if (failure !== null) this.seen.add(`${state}: ${failure.code}`);
    if (redeemed !== null) {
      this.#shown(redeemed.reference);
      this.seen.add(`${state}: ${redeemed.status}`);
    }
    const isNews = now.value !== before.value;
    if (isNews && (now.matches('refused') || (before.matches('submitting') && now.matches('confirming'))))
      this.#refuse(intent?.key ?? '', before.matches('sendingAgain') && failure?.code !== 'openElsewhere');
    if (before.matches('dropping') && now.matches('choosingPlan'))
      this.#drop(before.context.intent?.key ?? '');
  };

  /** What has to hold at any moment. */
  look(): void {
    const { keys, ledgerFaults } = this.#server;
    for (const fault of ledgerFaults) this.faults.push(`(a) ${fault}`);
    if (new Set(keys).size < keys.length) this.faults.push('(b) an intent was redeemed twice');
    if (keys.length > this.#confirmed.size) this.faults.push('(b) more was redeemed than confirmed');
    for (const key of keys) {
      if (!this.#confirmed.has(key)) this.faults.push(`(b) nobody confirmed ${key}`);
      if (this.#refused.has(key)) this.faults.push(`(c) ${key} was called refused, and was redeemed`);
    }
  }

  /** What has to hold when nothing is on its way any more. */
  close(): void {
    this.look();
    for (const key of this.#confirmed) {
      if (this.#letGo.has(key)) continue;
      const isThere = this.#server.references.has(key);
      const isShown = this.#shownAsRedeemed.has(key);
      if (isThere && !isShown) this.faults.push(`(c) ${key} was redeemed, and nobody was told`);
    }
  }

  #shown(reference: string): void {
    const found = [...this.#server.references].find(([, known]) => known === reference);
    if (found === undefined) this.faults.push(`(d) ${reference} is shown, and the server does not have it`);
    else this.#shownAsRedeemed.add(found[0]);
  }

  #refuse(key: string, wasSentAgain: boolean): void {
    if (this.#server.references.has(key)) this.faults.push(`(c) ${key} is called refused, and was redeemed`);
    if (wasSentAgain && this.#wire.isUnderway(key)) this.#letGo.add(key);
    else this.#refused.add(key);
  }

  #drop(key: string): void {
    if (this.#server.references.has(key)) this.faults.push(`(c) ${key} is called dropped, and was redeemed`);
    this.#letGo.add(key);
  }
}
