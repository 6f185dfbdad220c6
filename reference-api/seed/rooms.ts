import { amberFox } from './rooms/amber-fox.ts';
import { blueCanyon } from './rooms/blue-canyon.ts';
import { copperTable } from './rooms/copper-table.ts';
import { harbourCardroom } from './rooms/harbour-cardroom.ts';
import { lakesidePoker } from './rooms/lakeside-poker.ts';
import { lanternPoker } from './rooms/lantern-poker.ts';
import { northlightPoker } from './rooms/northlight-poker.ts';
import { orchardPoker } from './rooms/orchard-poker.ts';
import { riverRoom } from './rooms/river-room.ts';
import { silverHeron } from './rooms/silver-heron.ts';
import { summitPoker } from './rooms/summit-poker.ts';
import { tidewaterPoker } from './rooms/tidewater-poker.ts';

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
