import rooms from '#api-spec/examples/rooms.json' with { type: 'json' };
import { hasLoaded, rememberDemo, rememberElite, screensLike } from './by-name.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';

const ROOM_CALL = '**/api/v1/rooms/river-room/';
const known = rooms.room.value;
const [deal] = known.deals;

const room = screensLike({
  title: 'River Room Deals',
  as: rememberDemo,
  at: '/app/deals/river-room',
  shows: 'form [name=message]',
  then: hasLoaded,
});

export const roomScreens: readonly Screen[] = [
  room({ name: 'a room', as: rememberElite, isComposite: true }),
  room({
    name: 'a room that the member has joined, with the calculation of a value',
    isComposite: true,
    then: async (page) => {
      await hasLoaded(page);
      await page.locator('main article [aria-expanded=false]').first().click();
    },
  }),
  room({
    name: 'a room whose deals are all closed',
    answers: [[ROOM_CALL, { ...known, deals: [{ ...deal, closed_at: '2026-03-01T00:00:00Z' }] }]],
  }),
  room({
    name: 'a room of which little is known',
    as: rememberElite,
    answers: [
      [
        ROOM_CALL,
        {
          ...known,
          about: '',
          platforms: [],
          payment_methods: [],
          signup_promotions: [],
          ongoing_rewards: [],
          key_features: [],
          deals: [{ ...deal, bonus_code: null, benefits: [], expires_at: null, rakeback_percentage: null }],
        },
      ],
    ],
  }),
  room({
    name: 'a room that does not exist',
    title: 'Page not found',
    logs: /status of 404/,
    at: '/app/deals/nowhere',
    shows: 'a[href="/"]',
  }),
  room({
    name: 'a room that did not load',
    title: 'Poker room',
    logs: NO_CONNECTION,
    as: async (page, world) => {
      await page.route(ROOM_CALL, (route) => route.abort('connectionrefused'));
      await rememberDemo(page, world);
    },
    shows: 'h2',
    then: (page) => page.locator('main h2').waitFor(),
  }),
  room({
    name: 'the questions before a room is opened',
    as: rememberElite,
    then: async (page) => {
      await hasLoaded(page);
      await page.locator('main article [data-native]').last().click();
      await page.locator('[role=dialog] a').waitFor();
      await page.locator('[role=dialog] [type=radio][value=yes]').check();
    },
  }),
  room({
    name: 'the reminder of rooms that were opened',
    title: 'Overview',
    as: async (page, world) => {
      await rememberDemo(page, world);
      await page.addInitScript(() => {
        const openedAt = '2026-03-14T14:05:00Z';
        const visits = [
          { slug: 'river-room', name: 'River Room', openedAt },
          { slug: 'lakeside-poker', name: 'Lakeside Poker', openedAt },
        ];
        localStorage.setItem('member:1001:room-visits', JSON.stringify(visits));
      });
    },
    at: '/app/',
    shows: 'h1 bdi',
    then: (page) => page.locator('header ~ div section a').first().waitFor(),
  }),
];
