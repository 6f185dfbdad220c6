import { fillStorage, joinSdk } from './browser.ts';
import { FaultyWire } from './faulty-wire.ts';
import type { Notebook } from './notebook.ts';
import { RedeemingServer } from './redeeming-server.ts';
import type { Step } from './steps.ts';
import { Story } from './story.ts';

/** One server, one member and the storage of one browser, for one story after another. */
export class RedeemingWorld {
  readonly #server: RedeemingServer;
  readonly #wire: FaultyWire;
  readonly #storage: Map<string, string>;
  readonly #leave: () => void;

  private constructor(server: RedeemingServer) {
    this.#server = server;
    this.#wire = new FaultyWire(server.handle);
    this.#storage = fillStorage();
    this.#leave = joinSdk(this.#wire, server.access);
  }

  static async open(): Promise<RedeemingWorld> {
    return new RedeemingWorld(await RedeemingServer.start());
  }

  async close(): Promise<void> {
    this.#leave();
    await this.#server.stop();
  }

  async play(steps: readonly Step[]): Promise<Notebook> {
    await this.#server.reset();
    this.#storage.clear();
    const story = new Story(this.#server, this.#wire);
    for (const step of steps) await story.take(step);
    return story.end();
  }
}
