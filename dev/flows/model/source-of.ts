/** The files of all flows, as text. */
const files = import.meta.glob<string>('../../../machines/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly read: () => Promise<string>;
}

/** The file in which a flow stands: `signUp` in `machines/sign-up/sign-up.machine.ts`. */
export function sourceOf(flow: string): Source | null {
  const name = flow.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = `machines/${name}/${name}.machine.ts`;
  const read = files[`../../../${path}`];
  return read ? { path, read } : null;
}

/** The line, from 1, on which a state begins; 1 when it is not found. */
export function lineOfState(text: string, state: string): number {
  const index = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${state}: {`));
  return Math.max(0, index) + 1;
}
