import { amberFox, blueCanyon, copperTable, harbourCardroom } from './rooms/rooms-a-to-h.ts';
import { lakesidePoker, lanternPoker, northlightPoker, orchardPoker } from './rooms/rooms-l-to-o.ts';
import { riverRoom, silverHeron, summitPoker, tidewaterPoker } from './rooms/rooms-r-to-t.ts';
import type { SeedRoom } from './seed-room.ts';

const rooms = [
  riverRoom,
  lakesidePoker,
  harbourCardroom,
  summitPoker,
  lanternPoker,
  copperTable,
  northlightPoker,
  orchardPoker,
  silverHeron,
  tidewaterPoker,
  amberFox,
  blueCanyon,
];

/** The partner rooms of the demo catalogue with their deals. All names are invented. */
export const seedRooms: readonly SeedRoom[] = rooms;

type Written = (typeof rooms)[number];
type WrittenDeal = Written['deals'][number];
type WrittenPromotion = Written['signup_promotions' | 'ongoing_rewards'][number];

/** Every text of the catalogue. */
export type CatalogueText =
  | Written['about' | 'counting_rule']
  | Written['key_features'][number]
  | Written['payment_methods'][number]['name']
  | WrittenPromotion['title' | 'description']
  | WrittenDeal['title' | 'terms']
  | WrittenDeal['benefits'][number]['title'];
