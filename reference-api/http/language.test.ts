import { expect, it } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';

const CANADA = { 'x-country': 'CA' };

/** The language of the answer, by what was sent. */
const WISHES: readonly (readonly [string, string])[] = [
  ['de', 'de'],
  ['de', 'de-AT'],
  ['fr', 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5'],
  ['pl', 'nl, sv;q=0.9, pl;q=0.1'],
  ['ja', 'en;q=0.5, ja'],
  ['uk', 'ru;q=0, uk;q=0.2'],
  ['en', 'ru;q=0'],
  ['pt-BR', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh-HK'],
  ['zh-TW', 'ZH-hant'],
  ['en', '*'],
  ['en', ''],
  ['en', 'tlh'],
  ['en', ';;q=,=,,de-'],
  ['de', 'de;q=banana'],
  ['de', `${'x-'.repeat(4000)}, de`],
];

it('answers in the language that is wished most and that we have, else in English', async () => {
  const api = await startTestApi();
  const answered: unknown[] = [];
  for (const [, wish] of WISHES) {
    const { headers } = await api.call('deals', { headers: { 'accept-language': wish } });
    answered.push([headers.get('content-language'), wish]);
    expect(headers.get('vary')).toContain('Accept-Language');
  }
  expect(answered).toEqual(WISHES);
});

it('deals, rooms and refused fields come in the language', async () => {
  const api = await startTestApi({ seedDemo: true });
  const german = { ...CANADA, 'accept-language': 'de' };
  const deals = await api.call('deals', { path: '?room=lakeside-poker', headers: german });
  const room = await api.call('room', { path: 'lakeside-poker/', headers: german });
  expect(deals.body).toMatchObject({
    results: [{ title: '25\u00a0% festes Rakeback', terms: 'Wird täglich ausgezahlt.' }],
  });
  expect(room.body).toMatchObject({
    key_features: ['Läuft im Browser', 'Keine Seating-Scripts', 'Hand-History zu jeder Hand'],
  });
  const refused = await api.call('sendFeedback', {
    body: { room: 'no-room', message: 'Hi' },
    headers: german,
  });
  expect(refused.body).toEqual({ room: ['Diesen Raum gibt es nicht.'] });
  expect(refused.headers.get('content-language')).toBe('de');
});
