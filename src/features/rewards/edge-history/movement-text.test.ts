import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { loadCatalogs } from '#i18n/languages.ts';
import { movementText, type MovementParts } from './movement-text.ts';

const i18n = setupI18n();
i18n.loadAndActivate({ locale: 'de', messages: await loadCatalogs('de', ['everyone', 'members']) });

const bare = { description: 'Words of the server', room: null, played_on: null } as const;
const room = { name: 'River Room' };
const premium = { tier: 'PREMIUM', interval: 'MONTH' } as const;

const worded: [string, Pick<MovementParts, 'kind'> & Partial<MovementParts>][] = [
  ['Rake bei River Room', { kind: 'earned', room }],
  ['Rake bei River Room', { kind: 'credited', room, played_on: '2026-03-13' }],
  ['Premium, 1 Monat', { kind: 'redeemed', plan: premium }],
  ['Premium, 1 Monat', { kind: 'returned', plan: premium }],
  ['Willkommensbonus', { kind: 'bonus', reason: 'welcome' }],
  ['Monatliches Race', { kind: 'bonus', reason: 'race', room }],
  ['Saisonprämie', { kind: 'bonus', reason: 'season_prize' }],
  ['Doppelt gutgeschrieben', { kind: 'adjusted', reason: 'credited_twice' }],
  ['Verspätet gutgeschrieben', { kind: 'adjusted', reason: 'credited_late' }],
  ['Der Raum hat den Tag korrigiert: 3. März 2026', { kind: 'corrected', room, played_on: '2026-03-03' }],
];

it.each(worded)('%s: %j', (text, movement) => {
  expect(movementText({ ...bare, ...movement }, i18n)).toBe(text);
});

const unknown: (Pick<MovementParts, 'kind'> & Partial<MovementParts>)[] = [
  { kind: 'unknown', room },
  { kind: 'credited' },
  { kind: 'redeemed' },
  { kind: 'redeemed', plan: { tier: 'unknown', interval: 'MONTH' } },
  { kind: 'returned', plan: { tier: 'PREMIUM', interval: 'unknown' } },
  { kind: 'bonus', room },
  { kind: 'adjusted', reason: 'unknown' },
  { kind: 'corrected', room },
];

it.each(unknown)('has the words of the server where the parts do not say it: %j', (movement) => {
  expect(movementText({ ...bare, ...movement }, i18n)).toBe('Words of the server');
});
