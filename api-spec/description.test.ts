import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { operations } from './description.ts';
import { publicOperations } from '#sdk/generated/public-operations.ts';

const READ = /^[a-z][a-zA-Z]*$/;
const WRITE_VERBS =
  /^(create|refresh|blacklist|update|delete|register|confirm|cancel|resend|change|reset|send|report|redeem)[A-Z][a-zA-Z]*$/;
/** The one GET that acts; its path is given by the specification. */
const ACTING_READS = ['confirmEmailVerification'];
const BODY_METHODS = ['POST', 'PATCH', 'PUT'];
const described = operations();

describe.each(described)('$method $path', (operation) => {
  it('says whether it is documented or proposed', () => {
    expect(['documented', 'proposed']).toContain(operation.origin);
  });

  it('has a noun for a read and a verb with a noun for a write', () => {
    const writes = operation.method !== 'GET' || ACTING_READS.includes(operation.id);
    expect(operation.id).toMatch(writes ? WRITE_VERBS : READ);
    expect(WRITE_VERBS.test(operation.id)).toBe(writes);
  });

  it('ends with a slash and has one tag', () => {
    expect(operation.path).toMatch(/^\/api\/v1\/.*\/$/);
    expect(operation.tags).toHaveLength(1);
  });

  it('names the answers the application has to expect', () => {
    expect(Object.keys(operation.answers)).toEqual(expect.arrayContaining(expectedErrors(operation)));
  });

  it('is public exactly when a dead bearer must not stand in the way', () => {
    const optional = operation.security.some((requirement) => Object.keys(requirement).length === 0);
    expect(operation.public).toBe(optional);
  });
});

it('gives every operation an id of its own', () => {
  const ids = described.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('lists the operations that need no bearer for the HTTP layer, and recognises their real URLs', () => {
  const withoutBearer = described.filter(
    ({ security }) => !security.some((r) => 'bearer' in r) || security.some((r) => !('bearer' in r)),
  );
  const recognised = publicOperations.map((entry) =>
    described.flatMap(({ method, path, id }) =>
      entry.method === method && entry.path.test(path.replaceAll(/\{\w+\}/g, 'a-1')) ? [id] : [],
    ),
  );
  expect(recognised).toEqual(withoutBearer.map(({ id }) => [id]));
});

it('lists every operation in the README', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| (\w+) +\| `(.+?)` +\| (\w+) +\| (\w+) +\|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    described.map((operation) => [
      operation.id,
      operation.method,
      operation.path,
      bearerUse(operation),
      operation.origin,
    ]),
  );
});

function bearerUse({ security, public: isPublic }: (typeof described)[number]): string {
  if (security.length === 0) return 'never';
  return isPublic ? 'optional' : 'required';
}

function expectedErrors({
  id,
  method,
  path,
  security,
  public: isPublic,
}: (typeof described)[number]): string[] {
  return [
    ...(BODY_METHODS.includes(method) ? ['400'] : []),
    ...(security.length > 0 || isPublic ? ['401'] : []),
    // A blocked visitor must be able to ask where the server believes them to be.
    ...(id === 'region' ? [] : ['403']),
    ...(path.endsWith('/{slug}/') ? ['404'] : []),
    ...(method === 'POST' && id !== 'blacklistToken' ? ['429'] : []),
  ];
}
