import { createRandom } from '#reference-api/random.ts';

/** Chance that a seed decides. What is drawn under one name does not depend on what is drawn under others. */
export class Chance {
  readonly #seed: number;
  readonly #draws = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** From 0 up to 1. */
  draw(name: string): number {
    const count = this.#draws.get(name) ?? 0;
    this.#draws.set(name, count + 1);
    return (
      createRandom(`${String(this.#seed)} ${name} ${String(count)}`)
        .bytes(4)
        .readUInt32BE() /
      2 ** 32
    );
  }

  pick<Choice>(name: string, choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.draw(name) * choices.length)];
    if (choice === undefined) throw new Error(`There is nothing to choose from for ${name}.`);
    return choice;
  }
}
