/** Stops everything on the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
}

/** Says what went wrong in one line, without a stack: whoever typed the command did not write the code. */
export async function orExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** A log for a terminal in which somebody waits for news: not every request, but every failure. */
export function failuresOnly(line: string): void {
  if (line.startsWith('failed')) console.error(line);
}
