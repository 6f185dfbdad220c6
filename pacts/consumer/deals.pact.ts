import { describe, onTestFinished } from 'vitest';

import { setAnswerLanguage } from '#sdk/answer-language.ts';
import { deals } from '#sdk/generated/api/deals/deals.ts';
import type { DealsParams } from '#sdk/generated/model/deals-params.ts';
import type { Platform } from '#sdk/generated/model/platform.ts';
import { state } from './interaction.ts';
import { deal, here, inThisCountry, plainDeal } from './offered.ts';
import { danaIsLoggedIn, isAnswered, isNotServedInABlockedRegion, isRefused } from './refusals.ts';

const some = { ...here, results: [deal] };
const none = { ...here, results: [] };
const [hereAreDeals, riverRoom, lakeside] = [
  state('a country has deals', here),
  state('a room has deals in a country', { slug: 'river-room', ...here }),
  state('a room has deals in a country', { slug: 'lakeside-poker', ...here }),
];

describe('the deals', () => {
  const operation = {
    what: 'the deals',
    method: 'GET',
    path: '/api/v1/deals/',
    call: (request: { baseURL: string }, sent: DealsParams | undefined) => deals(sent, request),
  } as const;
  isAnswered<DealsParams | undefined>(operation, 'deals', [
    { description: 'the deals of a country', given: [inThisCountry, hereAreDeals], example: some },
    {
      description: 'the deals of a country, for a member',
      member: danaIsLoggedIn,
      given: [inThisCountry, hereAreDeals],
      example: some,
    },
    // As every request does.
    {
      description: 'the deals of a country, in German',
      given: [inThisCountry, hereAreDeals],
      headers: { 'Accept-Language': 'de' },
      call: async (request, sent) => {
        setAnswerLanguage('de');
        onTestFinished(() => setAnswerLanguage(null));
        return deals(sent, request);
      },
      example: some,
    },
    {
      description: 'the deals of a country where all are plain',
      given: [inThisCountry, state('a country has plain deals', here)],
      example: { ...here, results: [plainDeal] },
    },
    {
      description: 'the deals of a country without deals',
      given: [inThisCountry, state('a country has no deals', here)],
      example: none,
    },
    // On the home page.
    {
      description: 'the top deals of a country',
      given: [inThisCountry, riverRoom],
      sent: { top: true },
      example: some,
    },
    {
      description: 'the deals of two rooms',
      given: [inThisCountry, riverRoom, lakeside],
      sent: { room: ['river-room', 'lakeside-poker'] },
      example: { ...here, results: [deal, deal] },
    },
    {
      description: 'the deals for two platforms and two payment methods',
      given: [inThisCountry, riverRoom],
      sent: { platform: ['windows', 'web'], payment_method: ['skrill', 'card'] },
      example: some,
    },
    {
      description: 'the deals of a room without deals',
      given: [inThisCountry, riverRoom],
      sent: { room: ['lakeside-poker'] },
      example: none,
    },
  ]);
  isRefused(operation, [
    {
      description: 'the deals for a platform that does not exist',
      given: [inThisCountry],
      sent: { platform: ['linux' as Platform] },
      fields: { platform: ['"linux" is not a valid choice.'] },
    },
  ]);
  isNotServedInABlockedRegion(operation);
});
