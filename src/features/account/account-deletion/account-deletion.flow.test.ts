import { expect, it } from 'vitest';

import { isConfirmed } from './account-deletion.flow.ts';

it.each([
  ['LÖSCHEN', 'löschen'],
  ['LÖSCHEN', 'Lo\u0308schen'],
  ['LÖSCHEN', 'DELETE'],
  ['削除', '削除'],
  ['削除', 'ＤＥＬＥＴＥ'],
  ['削除', '　削除'],
  ['USUŃ', 'usun'],
  ['УДАЛИТЬ', 'Удалить'],
  ['EXCLUIR', 'excluir'],
])('the word %s is confirmed by %s', (word, typed) => {
  expect(isConfirmed(typed, word)).toBe(true);
});

it.each([
  ['DELETE', true],
  [' delete\u200B ', true],
  ['Delete', true],
  ['DELET', false],
  ['DELETE it', false],
  ['', false],
])('%j confirms: %s', (typed, expected) => {
  expect(isConfirmed(typed, 'DELETE')).toBe(expected);
});
