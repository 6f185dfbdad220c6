import { expect, it } from 'vitest';

import { keepGridView, readGridView } from './grid-view.ts';
import { localStore } from './storage.ts';

const STANDARD = { density: 'standard', hiddenColumns: [], columnWidths: {} };
const view = { density: 'compact', hiddenColumns: ['kind'], columnWidths: { date: 180 } } as const;

it('is kept for each grid and each member on its own, and as everybody sees it otherwise', () => {
  keepGridView(7, 'history', view);
  expect([readGridView(7, 'history'), readGridView(7, 'earnings'), readGridView(8, 'history')]).toEqual([
    view,
    STANDARD,
    STANDARD,
  ]);
});

it.each([
  ['no JSON', '{', STANDARD],
  ['no object', '7', STANDARD],
  ['a list', '[1]', STANDARD],
  [
    'an unknown density',
    '{"density":"huge","hiddenColumns":["kind"]}',
    { ...STANDARD, hiddenColumns: ['kind'] },
  ],
  ['columns that are none', '{"density":"compact","hiddenColumns":[7]}', { ...STANDARD, density: 'compact' }],
  [
    'a width that is none',
    '{"columnWidths":{"date":-1,"kind":90}}',
    { ...STANDARD, columnWidths: { kind: 90 } },
  ],
  ['a width beyond all windows', '{"columnWidths":{"date":1e9}}', STANDARD],
])('does without what is not readable: %s', (_what, text, expected) => {
  localStore.write('member:7:history-view', text);
  expect(readGridView(7, 'history')).toEqual(expected);
});
