import { SimulatedClock } from 'xstate';

import { fillDocument, fillStorage, joinSdk, setLocks } from './browser.ts';
import { FaultyNetwork } from './faulty-network.ts';
import { Oracle } from './oracle.ts';
import { Player, RedeemingTab } from './player.ts';
import { RedeemingServer } from './server.ts';
import type { Run, Step } from './steps.ts';

/** One server, one member and the storage of one browser, for one run after another. */
export class SimulatedWorld {
  readonly #server: RedeemingServer;
  readonly #network: FaultyNetwork;
  readonly #storage: Map<string, string>;
  readonly #see = fillDocument();
  readonly #leave: () => void;

  private constructor(server: RedeemingServer) {
    this.#server = server;
    this.#network = new FaultyNetwork(server.handle);
    this.#storage = fillStorage();
    this.#leave = joinSdk(this.#network, server.access);
  }

  static async open(): Promise<SimulatedWorld> {
    return new SimulatedWorld(await RedeemingServer.start());
  }

  async close(): Promise<void> {
    this.#leave();
    await this.#server.stop();
  }

  async play({ steps, hasLocks, ...server }: Run): Promise<Oracle> {
    await this.#server.reset(server);
    this.#storage.clear();
    setLocks(hasLocks);
    this.#see(true);
    const simulation = new Simulation(this.#server, this.#network, this.#see);
    for (const step of steps) await simulation.take(step);
    return simulation.end();
  }
}

/** A browser with two tabs. The steps control the network and the time. */
class Simulation {
  readonly #server: RedeemingServer;
  readonly #network: FaultyNetwork;
  readonly #oracle: Oracle;
  readonly #player: Player;
  readonly #clock = new SimulatedClock();
  readonly #tabs: readonly RedeemingTab[];
  readonly #see: (isVisible: boolean) => void;
  #isDearer = false;
  #elsewhere = 0;

  /** @param see says whether somebody can see the tabs */
  constructor(server: RedeemingServer, network: FaultyNetwork, see: (isVisible: boolean) => void) {
    this.#server = server;
    this.#network = network;
    this.#see = see;
    this.#oracle = new Oracle(server);
    this.#player = new Player((key, latest) => {
      this.#oracle.confirm(key, latest);
    });
    this.#tabs = [0, 1].map(() => new RedeemingTab(server.member, this.#clock, this.#oracle.observe));
  }

  async take(step: Step): Promise<void> {
    await this.#flush();
    await this.#do(step);
    this.#oracle.check();
  }

  /** The network works again, everything late arrives, the player checks once more, and every confirmation expires. */
  async end(): Promise<Oracle> {
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
    this.#oracle.close(this.#tabs);
    for (const tab of this.#tabs) tab.close();
    await this.#flush();
    this.#network.clear();
    return this.#oracle;
  }

  async #do(step: Step): Promise<void> {
    switch (step.does) {
      case 'act':
        this.#player.act(this.#tab(step.tab), step.choice);
        await this.#flush();
        if (step.isRead) await this.#network.answerReads();
        break;
      case 'deliver':
        await this.#network.deliver(step.which, step.outcome);
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
        this.#network.cutAll();
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
    this.#oracle.redeemElsewhere(key);
    await this.#server.redeemElsewhere(key);
  }

  #pass(seconds: number): void {
    this.#server.pass(seconds);
    this.#clock.increment(seconds * 1000);
  }

  async #deliverAll(): Promise<void> {
    await this.#flush();
    while (!this.#network.isEmpty) {
      await this.#network.deliver(0, 'answered');
      await this.#flush();
    }
  }

  #tab(index: number): RedeemingTab {
    const tab = this.#tabs[index];
    if (tab === undefined) throw new Error(`There is no tab ${String(index)}.`);
    return tab;
  }

  /** Waits until every busy page waits for the network and nothing changes any more. */
  async #flush(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; quiet < QUIET_TURNS; turn += 1) {
      if (turn > MOST_TURNS) throw new Error('A page is at work, and waits for nothing.');
      const { sent } = this.#network;
      const snapshots = this.#tabs.map(({ snapshot }) => snapshot);
      await flushPromises();
      const isSame =
        sent === this.#network.sent &&
        snapshots.every((before, index) => before === this.#tabs[index]?.snapshot);
      const atWork = this.#tabs.filter(({ isBusy }) => isBusy).length;
      quiet = isSame && this.#network.awaited >= atWork ? quiet + 1 : 0;
    }
  }
}

const QUIET_TURNS = 3;
const MOST_TURNS = 2000;

function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
