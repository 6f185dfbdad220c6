import { SimulatedClock } from 'xstate';

import type { FaultyWire } from './faulty-wire.ts';
import { Notebook } from './notebook.ts';
import { Player } from './player.ts';
import type { RedeemingServer } from './redeeming-server.ts';
import { RedeemingTab } from './redeeming-tab.ts';
import type { Step } from './steps.ts';

/** What happens to a browser with two tabs, without a network and without time: both are what the steps say. */
export class Story {
  readonly #server: RedeemingServer;
  readonly #wire: FaultyWire;
  readonly #notebook: Notebook;
  readonly #player: Player;
  readonly #clock = new SimulatedClock();
  readonly #tabs: readonly RedeemingTab[];
  readonly #see: (isVisible: boolean) => void;
  #isDearer = false;
  #elsewhere = 0;

  /** @param see says whether somebody can see the tabs */
  constructor(server: RedeemingServer, wire: FaultyWire, see: (isVisible: boolean) => void) {
    this.#server = server;
    this.#wire = wire;
    this.#see = see;
    this.#notebook = new Notebook(server);
    this.#player = new Player(this.#notebook);
    this.#tabs = [0, 1].map(() => new RedeemingTab(server.member, this.#clock, this.#notebook.witness));
  }

  async take(step: Step): Promise<void> {
    await this.#quiet();
    await this.#do(step);
    this.#notebook.look();
  }

  /** The network works again, everything late arrives, the player looks once more, and every confirmation expires. */
  async end(): Promise<Notebook> {
    this.#see(true);
    for (let round = 0; round < 3; round += 1) {
      await this.#deliverAll();
      for (const tab of this.#tabs) {
        const isOpen = tab.snapshot.matches('notArrived') || tab.snapshot.matches('outcomeUnknown');
        if (isOpen) tab.send({ type: 'check.requested' });
      }
      await this.#deliverAll();
      this.#pass(140);
    }
    await this.#deliverAll();
    this.#notebook.close(this.#tabs);
    for (const tab of this.#tabs) tab.close();
    await this.#quiet();
    this.#wire.clear();
    return this.#notebook;
  }

  async #do(step: Step): Promise<void> {
    switch (step.does) {
      case 'act':
        this.#player.act(this.#tab(step.tab), step.choice);
        await this.#quiet();
        if (step.isRead) await this.#wire.answerReads();
        break;
      case 'deliver':
        await this.#wire.deliver(step.which, step.fate);
        break;
      case 'deliverAll':
        await this.#deliverAll();
        break;
      case 'pass':
        this.#pass(step.seconds);
        break;
      case 'hide':
      case 'show':
        this.#see(step.does === 'show');
        break;
      case 'elsewhere':
        this.#elsewhere += 1;
        await this.#redeemElsewhere(`10000000-0000-4000-8000-${String(this.#elsewhere).padStart(12, '0')}`);
        break;
      case 'reload':
        this.#tab(step.tab).reload();
        break;
      case 'restart':
        this.#server.restart();
        this.#wire.cutAll();
        break;
      case 'price':
        this.#isDearer = !this.#isDearer;
        await this.#server.priceStarter(this.#isDearer ? '450.00' : '400.00');
        break;
      case 'give':
        await this.#server.give('500.00');
        break;
      case 'take':
        await this.#server.take();
    }
  }

  async #redeemElsewhere(key: string): Promise<void> {
    this.#notebook.redeemElsewhere(key);
    await this.#server.redeemElsewhere(key);
  }

  #pass(seconds: number): void {
    this.#server.pass(seconds);
    this.#clock.increment(seconds * 1000);
  }

  async #deliverAll(): Promise<void> {
    await this.#quiet();
    while (!this.#wire.isEmpty) {
      await this.#wire.deliver(0, 'answered');
      await this.#quiet();
    }
  }

  #tab(index: number): RedeemingTab {
    const tab = this.#tabs[index];
    if (tab === undefined) throw new Error(`There is no tab ${String(index)}.`);
    return tab;
  }

  /** Waits until each page that is at work waits for the wire, and nothing more is said. */
  async #quiet(): Promise<void> {
    let calm = 0;
    for (let turn = 0; calm < CALM_TURNS; turn += 1) {
      if (turn > MOST_TURNS) throw new Error('A page is at work, and waits for nothing.');
      const { sent } = this.#wire;
      const snapshots = this.#tabs.map(({ snapshot }) => snapshot);
      await turnOfTheLoop();
      const isSame =
        sent === this.#wire.sent &&
        snapshots.every((before, index) => before === this.#tabs[index]?.snapshot);
      const atWork = this.#tabs.filter(({ isBusy }) => isBusy).length;
      calm = isSame && this.#wire.awaited >= atWork ? calm + 1 : 0;
    }
  }
}

const CALM_TURNS = 3;
const MOST_TURNS = 2000;

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
