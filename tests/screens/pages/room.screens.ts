import type { Page } from '@playwright/test';

import rooms from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { Room } from '#sdk/generated/model/room.ts';
import type { World } from '../../fixtures/world.ts';
import { rememberDemo } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

const ROOM = '/app/deals/river-room';
const ROOM_CALL = '**/api/v1/rooms/river-room/';
const [deal] = rooms.room.value.deals;

export const roomScreens: readonly Screen[] = [
  { name: 'a room', isComposite: true, title: 'River Room Deals', open: openRoom },
  {
    name: 'a room whose deals are all closed',
    title: 'River Room Deals',
    open: async (page, world) => {
      await answerRoom(page, { deals: [{ ...deal, closed_at: '2026-03-01T00:00:00Z' }] as Room['deals'] });
      await openRoom(page, world);
    },
  },
  {
    name: 'a room of which little is known',
    title: 'River Room Deals',
    open: async (page, world) => {
      await answerRoom(page, {
        about: '',
        platforms: [],
        payment_methods: [],
        signup_promotions: [],
        ongoing_rewards: [],
        key_features: [],
        deals: [{ ...deal, bonus_code: null, benefits: [], expires_at: null }] as Room['deals'],
      });
      await openRoom(page, world);
    },
  },
  {
    name: 'a room that does not exist',
    title: 'Page not found',
    logs: /status of 404/,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.goto('/app/deals/nowhere');
      await page.locator('main a[href="/"]').waitFor();
    },
  },
  {
    name: 'a room that did not load',
    title: 'Poker room',
    logs: NO_CONNECTION,
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.route(ROOM_CALL, (route) => route.abort('connectionrefused'));
      await page.goto(ROOM);
      await page.locator('main h2').waitFor();
    },
  },
  {
    name: 'the questions before a room is opened',
    title: 'River Room Deals',
    open: async (page, world) => {
      await openRoom(page, world);
      await considerLeaving(page);
      await page.locator('[role=dialog] [type=radio][value=yes]').check();
    },
  },
  {
    name: 'the reminder of rooms that were opened',
    title: 'Overview',
    open: async (page, world) => {
      await rememberDemo(page, world);
      await page.addInitScript(() => {
        const openedAt = '2026-03-14T14:05:00Z';
        const visits = [
          { slug: 'river-room', name: 'River Room', openedAt },
          { slug: 'lakeside-poker', name: 'Lakeside Poker', openedAt },
        ];
        localStorage.setItem('member:1001:room-visits', JSON.stringify(visits));
      });
      await page.goto('/app/');
      await page.locator('header ~ div section a').first().waitFor();
      await page.locator('main h1 bdi').waitFor();
    },
  },
];

async function openRoom(page: Page, world: World): Promise<void> {
  await rememberDemo(page, world);
  await page.goto(ROOM);
  await page.locator('main h1 bdi').waitFor();
  await page.locator('main form [name=message]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function considerLeaving(page: Page): Promise<void> {
  await page.locator('main article [data-native]').last().click();
  await page.locator('[role=dialog] a').waitFor();
}

async function answerRoom(page: Page, changes: Partial<Room>): Promise<void> {
  await page.route(ROOM_CALL, (route) => route.fulfill({ json: { ...rooms.room.value, ...changes } }));
}
