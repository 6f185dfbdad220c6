import { fillDocument, fillStorage, joinSdk, setLocks } from './browser.ts';
import { FaultyWire } from './faulty-wire.ts';
import type { Notebook } from './notebook.ts';
import { RedeemingServer } from './redeeming-server.ts';
import type { Plot } from './steps.ts';
import { Story } from './story.ts';

/** One server, one member and the storage of one browser, for one story after another. */
export class RedeemingWorld {
  readonly #server: RedeemingServer;
  readonly #wire: FaultyWire;
  readonly #storage: Map<string, string>;
  readonly #see = fillDocument();
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

  async play({ steps, hasLocks, ...server }: Plot): Promise<Notebook> {
    await this.#server.reset(server);
    this.#storage.clear();
    setLocks(hasLocks);
    this.#see(true);
    const story = new Story(this.#server, this.#wire, this.#see);
    for (const step of steps) await story.take(step);
    return story.end();
  }
}
