import type { Plugin } from 'vite';

/**
 * The words of the source language stand in the code, beside their ids, and `compileWords` puts values into them. Its
 * catalog keeps only the messages that need more, such as plurals; everything else would come to every player twice.
 */
export function sourceCatalog(language: string): Plugin {
  return {
    name: 'source-catalog',
    enforce: 'post',
    transform: {
      filter: { id: new RegExp(`/locales/(members/)?${language}\\.po$`) },
      handler: (code) => {
        const catalog = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
        if (catalog === undefined)
          throw new Error(`The ${language} catalog is not what its compiler used to write`);
        const messages = JSON.parse(JSON.parse(catalog) as string) as Record<string, readonly Part[]>;
        return {
          code: `export const messages = ${JSON.stringify(needingCompilation(messages))};`,
          // Compiled messages have no place in a source file that a map could lead to.
          map: { mappings: '' },
        };
      },
    },
  };
}

type Part = string | readonly unknown[];

function needingCompilation(messages: Record<string, readonly Part[]>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).filter(([, parts]) => !parts.every(isSimple)));
}

/** Words, or a value as it is. Where signs have a meaning of their own, what stands in the code reads otherwise. */
function isSimple(part: Part): boolean {
  return typeof part === 'string' ? !/['{}#]/.test(part) : part.length === 1;
}
