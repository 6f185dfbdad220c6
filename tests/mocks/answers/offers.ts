import { http, HttpResponse, type HttpHandler } from 'msw';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Room } from '#sdk/generated/model/room.ts';

/** The open deals of a country. */
export const offeredDeals = (country: string, results: readonly Deal[]): HttpHandler =>
  http.get('*/api/v1/deals/', ({ request }) => {
    const rooms = new URL(request.url).searchParams.getAll('room');
    const asked = results.filter(({ room }) => rooms.length === 0 || rooms.includes(room.slug));
    return HttpResponse.json({ country, results: asked });
  });

export const shownRoom = (room: Room): HttpHandler =>
  http.get(`*/api/v1/rooms/${room.slug}/`, () => HttpResponse.json(room));

export const noSuchRoom = (slug: string): HttpHandler =>
  http.get(`*/api/v1/rooms/${slug}/`, () => HttpResponse.json(problems.not_found.value, { status: 404 }));

export const offeredPlans = (plans: readonly Plan[]): HttpHandler =>
  http.get('*/api/v1/plans/', () => HttpResponse.json([...plans]));
