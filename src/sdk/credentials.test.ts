import { expect, it } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { credentialNeed } from './credentials.ts';

it('asks for a token where the API description does', () => {
  const described = operations().map(({ id, method, path, security }) => {
    const isOpen = security.some((requirement) => Object.keys(requirement).length === 0);
    const need = security.length === 0 ? 'none' : isOpen ? 'optional' : 'required';
    return { id, need, asked: credentialNeed(method, path.replaceAll(/\{\w+\}/g, 'x')) };
  });
  expect(described.map(({ id, asked }) => [id, asked])).toEqual(described.map(({ id, need }) => [id, need]));
  expect(new Set(described.map(({ need }) => need))).toEqual(new Set(['none', 'optional', 'required']));
});

it('issues no token to an address outside the API, and looks at the path only', () => {
  const urls = [
    'https://elsewhere.example/api/v1/account/',
    '//elsewhere.example/api/v1/account/',
    '/other/',
  ];
  expect(urls.map((url) => credentialNeed('GET', url))).toEqual(['none', 'none', 'none']);
  expect(credentialNeed('get', '/api/v1/deals/?top=true')).toBe('optional');
  expect(credentialNeed('GET', '/api/v1/account/?next=/api/v1/token/')).toBe('required');
});
