import { writeFileSync } from 'node:fs';

import { operations, type Operation } from '#api-spec/description.ts';

const target = new URL('../src/sdk/generated/public-operations.ts', import.meta.url);

writeFileSync(
  target,
  `/**
 * Written from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
export interface PublicOperation {
  readonly method: string;
  /** The whole path of the URL. */
  readonly path: RegExp;
  /** \`never\`: send no access token. \`optional\`: send one if there is one; after a 401 try once without. */
  readonly bearer: 'never' | 'optional';
}

export const publicOperations: readonly PublicOperation[] = [
${operations().filter(isPublic).map(entry).join('\n')}
];
`,
);

function isPublic({ security }: Operation): boolean {
  return security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
}

function entry({ id, method, path, security }: Operation): string {
  const pattern = path.replaceAll('/', String.raw`\/`).replaceAll(/\{\w+\}/g, '[^/]+');
  const bearer = security.length === 0 ? 'never' : 'optional';
  return `  // ${id}\n  { method: '${method}', path: /^${pattern}$/, bearer: '${bearer}' },`;
}
