import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { credentialNeed } from './credentials.ts';

it('asks for a token where the API description does', () => {
  const described = readDescription();
  expect(described.length).toBeGreaterThan(20);
  expect(described.map(({ path }) => [path, credentialNeed(path)])).toEqual(
    described.map(({ path, need }) => [path, need]),
  );
});

it('lends no token to an address outside the API, and looks at the path only', () => {
  const urls = [
    'https://elsewhere.example/api/v1/account/',
    '//elsewhere.example/api/v1/account/',
    '/other/',
  ];
  expect(urls.map(credentialNeed)).toEqual(['none', 'none', 'none']);
  expect(credentialNeed('/api/v1/deals/?top=true')).toBe('optional');
  expect(credentialNeed('/api/v1/account/?next=/api/v1/token/')).toBe('required');
});

/** Path and need of every operation, in the order of the file. */
function readDescription(): { path: string; need: string }[] {
  const lines = readFileSync(join(import.meta.dirname, '../../api-spec/openapi.yaml'), 'utf8').split('\n');
  const operations: { path: string; need: string }[] = [];
  let path = '';
  for (const line of lines) {
    const [, newPath] = /^ {2}(\/\S+):$/.exec(line) ?? [];
    if (newPath) path = newPath.replaceAll(/\{\w+\}/g, 'x');
    if (/^ {4}(get|post|put|patch|delete):$/.test(line)) operations.push({ path, need: 'required' });
    const [, security] = /^ {6}security: (.+)$/.exec(line) ?? [];
    const operation = operations.at(-1);
    if (security && operation) operation.need = security === '[]' ? 'none' : 'optional';
  }
  return operations;
}
