import { amberFox, blueCanyon, copperTable, harbourCardroom } from './rooms/rooms-a-to-h.ts';
import { lakesidePoker, lanternPoker, northlightPoker, orchardPoker } from './rooms/rooms-l-to-o.ts';
import { riverRoom, silverHeron, summitPoker, tidewaterPoker } from './rooms/rooms-r-to-t.ts';

/** The partner rooms of the demo catalogue with their deals. All names are invented. */
export const seedRooms = [
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
