import type { Plugin } from 'vite';

/**
 * The words of the source language stand in the code, beside their ids. Its catalog keeps only the messages that need
 * more than their words, such as plurals and values; everything else would come to every player twice.
 */
export function sourceCatalog(language: string): Plugin {
  return {
    name: 'source-catalog',
    enforce: 'post',
    transform: {
      filter: { id: new RegExp(`/locales/${language}\\.po$`) },
      handler: (code) => {
        const catalog = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
        if (catalog === undefined)
          throw new Error(`The ${language} catalog is not what its compiler used to write`);
        const messages = JSON.parse(JSON.parse(catalog) as string) as Record<string, readonly unknown[]>;
        return `export const messages = ${JSON.stringify(needingCompilation(messages))};`;
      },
    },
  };
}

function needingCompilation(messages: Record<string, readonly unknown[]>): Record<string, unknown> {
  const isWords = (parts: readonly unknown[]) => parts.length === 1 && typeof parts[0] === 'string';
  return Object.fromEntries(Object.entries(messages).filter(([, parts]) => !isWords(parts)));
}
