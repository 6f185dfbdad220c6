/**
 * The name of the entry script, which this module is part of and which differs in each build. `scripts/build-info.ts` names
 * the source maps by it. Null in development.
 */
export const release: string | null = /\/assets\/([\w.-]+)\.js$/.exec(import.meta.url)?.[1] ?? null;
