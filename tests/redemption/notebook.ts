import type { RedeemingServer } from './redeeming-server.ts';
import type { RedeemingTab, Witness } from './redeeming-tab.ts';

/** What the player was told of each intent, held against what the server has. */
export class Notebook {
  readonly #server: RedeemingServer;
  /** What the player had seen as the latest redemption, by the key of each that was confirmed. */
  readonly #confirmed = new Map<string, string | null>();
  readonly #shownAsRedeemed = new Set<string>();
  /** The player was told for certain that nothing was taken. */
  readonly #refused = new Set<string>();
  readonly #elsewhere = new Set<string>();
  /** What was untrue, each with the letter of its property. */
  readonly faults: string[] = [];
  /** Every state and every refusal that was seen. */
  readonly seen = new Set<string>();

  constructor(server: RedeemingServer) {
    this.#server = server;
  }

  confirm(key: string, latest: string | null): void {
    this.#confirmed.set(key, latest);
  }

  /** Another device of the player redeems. */
  redeemElsewhere(key: string): void {
    this.#elsewhere.add(key);
  }

  readonly witness: Witness = (now, before) => {
    const state = typeof now.value === 'string' ? now.value : Object.values(now.value).join();
    const { redeemed, failure, sendFailure } = now.context;
    this.seen.add(state);
    if (failure !== null) this.seen.add(`${state}: ${failure.code}`);
    if (sendFailure !== null) this.seen.add(`unsettled: ${sendFailure.code}`);
    if (redeemed !== null) {
      this.#shown(redeemed.reference);
      this.seen.add(`${state}: ${redeemed.status}`);
    }
    const isNews = now.value !== before.value;
    const isRefused = now.matches('refused') || (before.matches('submitting') && now.matches('confirming'));
    if (isNews && (isRefused || now.matches('lapsed'))) this.#refuse(before.context.intent?.key ?? '');
  };

  /** What has to hold at any moment. */
  look(): void {
    const { keys, ledgerFaults } = this.#server;
    for (const fault of ledgerFaults) this.faults.push(`(a) ${fault}`);
    if (new Set(keys).size < keys.length) this.faults.push('(b) an intent was redeemed twice');
    for (const [index, key] of keys.entries()) {
      if (this.#elsewhere.has(key)) continue;
      if (!this.#confirmed.has(key)) this.faults.push(`(b) nobody confirmed ${key}`);
      if (this.#refused.has(key))
        this.faults.push(`(c) nothing was taken for ${key}, it was said, and it is there`);
      this.#compare(key, keys[index - 1]);
    }
  }

  /** What has to hold when nothing is on its way any more, and all time is over. */
  close(tabs: readonly RedeemingTab[]): void {
    this.look();
    for (const key of this.#confirmed.keys()) {
      const isThere = this.#server.references.has(key);
      const isShown = this.#shownAsRedeemed.has(key);
      if (isThere && !isShown) this.faults.push(`(c) ${key} was redeemed, and nobody was told`);
    }
    for (const { snapshot } of tabs) {
      if (!snapshot.hasTag('settled') || UNSETTLED.some((state) => snapshot.matches(state)))
        this.faults.push(`(e) a tab is stuck in ${JSON.stringify(snapshot.value)}`);
    }
  }

  #shown(reference: string): void {
    const found = [...this.#server.references].find(([, known]) => known === reference);
    if (found === undefined) this.faults.push(`(d) ${reference} is shown, and the server does not have it`);
    else this.#shownAsRedeemed.add(found[0]);
  }

  #refuse(key: string): void {
    if (this.#server.references.has(key)) this.faults.push(`(c) ${key} is called refused, and was redeemed`);
    this.#refused.add(key);
  }

  /** Of two in a row that were confirmed in this browser, the player had seen the first before the second was confirmed. */
  #compare(key: string, previous: string | undefined): void {
    if (previous !== undefined && this.#elsewhere.has(previous)) return;
    const before = previous === undefined ? null : this.#server.references.get(previous);
    if (this.#confirmed.get(key) !== before)
      this.faults.push(`(f) ${key} was redeemed beside ${previous ?? 'none'}, which the player had not seen`);
  }
}

const UNSETTLED = ['notArrived', 'outcomeUnknown'] as const;
