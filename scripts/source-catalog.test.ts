import { expect, it } from 'vitest';

import { sourceCatalog } from './source-catalog.ts';

const catalog = {
  aB3dEf: ['Create account'],
  gH1jKl: ['If it keeps happening, <0>contact support</0>.'],
  mN0pQr: [['balance'], ' Edge'],
  qU5oTe: ['Write {name} in braces'],
  sT2uVw: [['count', 'plural', { one: ['#', ' room'], other: ['#', ' rooms'] }]],
};

it('keeps the messages that need more than their words, and no others', () => {
  const code = `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(catalog))});`;
  const { qU5oTe, sT2uVw } = catalog;
  expect(transformed(code)).toEqual({
    code: `export const messages = ${JSON.stringify({ qU5oTe, sT2uVw })};`,
    // Without a map of its own the build would warn of one that leads elsewhere.
    map: { mappings: '' },
  });
});

it('says so when the compiler writes something else', () => {
  expect(() => transformed('export const messages = {};')).toThrow('The en catalog is not what');
});

function transformed(code: string): unknown {
  const { transform } = sourceCatalog('en') as unknown as {
    transform: { handler: (code: string) => unknown };
  };
  return transform.handler(code);
}
