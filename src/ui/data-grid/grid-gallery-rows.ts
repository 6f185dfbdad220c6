export interface Line {
  room: string;
  player: string;
  rake: number;
  net: number;
  multiplier: number;
}

const LOCALE = 'en-US';
const ROOM_NAMES = 'Harbour Poker,North Star,Royal River Club,Blue Felt,Lucky Eight';
const ROOMS = ROOM_NAMES.split(',');
const LONG_ROOM = 'Grand Peninsula Card Club International Championship Network';
const LONG_PLAYER = 'the_river_always_comes_for_those_who_wait';

/** The earnings of a month, with a long name in each column of names. */
export const LINES: readonly Line[] = [...ROOMS, LONG_ROOM].map((room, index) => ({
  room,
  player: index === 3 ? LONG_PLAYER : `river.rat${index}`,
  rake: 1240.5 / (index + 1),
  net: 1116.45 / (index + 1),
  multiplier: 1 + index / 4,
}));

/** The Edge of `LINES`. */
export const TOTAL = LINES.reduce((sum, { net, multiplier }) => sum + net * multiplier, 0);

/** A long history. */
export const LEDGER: readonly Line[] = Array.from({ length: 1000 }, (_, index) => ({
  room: `${ROOMS[index % ROOMS.length] ?? ''} ${index + 1}`,
  player: `river.rat${index}`,
  rake: (index * 37) % 900,
  net: ((index * 37) % 900) * 0.9,
  multiplier: 1 + (index % 4) / 4,
}));

export function fixed(amount: number): string {
  return amount.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
