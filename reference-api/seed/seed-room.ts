import type { Benefit } from '#sdk/generated/model/benefit.ts';
import type { Room } from '#sdk/generated/model/room.ts';

/** A room of the demo catalogue. Dates are given in months from now, so that the demo never grows old. */
export type SeedRoom = Omit<Room, 'logo_url' | 'signup_promotions' | 'ongoing_rewards' | 'deals'> & {
  signup_promotions: SeedPromotion[];
  ongoing_rewards: SeedPromotion[];
  deals: SeedDeal[];
};

export interface SeedPromotion {
  title: string;
  description: string;
  /** Only through this product. */
  exclusive?: boolean;
  /** It ends with the month that is so many after this one. */
  ends_in_months?: number;
}

export interface SeedDeal {
  id: number;
  title: string;
  terms: string;
  bonus_code?: string;
  tracking_url: string;
  rakeback_percentage?: string;
  extra_rewards_percentage?: string;
  edge_multiplier: string;
  benefits: Benefit[];
  countries: readonly string[];
  /** On the home page. */
  top?: boolean;
  /** Among the deals of all rooms, best first. */
  position: number;
  ends_in_months?: number;
  /** Closed at the beginning of this month. */
  closed?: boolean;
}

/** The room as it is written here, so that the compiler knows its texts. */
export function seedRoom<const Written extends SeedRoom>(room: Written): Written {
  return room;
}

export function standard<const Title extends string>(title: Title) {
  return { title, exclusive: false } as const satisfies Benefit;
}

export function exclusive<const Title extends string>(title: Title) {
  return { title, exclusive: true } as const satisfies Benefit;
}

export const skrill = { slug: 'skrill', name: 'Skrill' } as const;
export const bankTransfer = { slug: 'bank-transfer', name: 'Bank transfer' } as const;
export const card = { slug: 'card', name: 'Credit or debit card' } as const;
export const crypto = { slug: 'crypto', name: 'Cryptocurrency' } as const;
export const instantBank = { slug: 'instant-bank', name: 'Instant bank payment' } as const;
export const voucher = { slug: 'voucher', name: 'Prepaid voucher' } as const;

/** Where the demo catalogue has deals. Iceland and others are served and have none. */
export const NORDICS = ['DK', 'FI', 'NO', 'SE'];
export const GERMAN_SPEAKING = ['AT', 'CH', 'DE'];
export const BRITISH_ISLES = ['GB', 'IE'];
export const OCEANIA = ['AU', 'NZ'];
export const LATIN_AMERICA = ['AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'UY'];
export const ASIA = ['IN', 'JP', 'TH'];
export const EUROPE = [
  ...['BE', 'CZ', 'GR', 'HU', 'LU', 'NL', 'PL', 'PT', 'RO', 'SK'],
  ...NORDICS,
  ...GERMAN_SPEAKING,
  ...BRITISH_ISLES,
];
export const EVERYWHERE = [...EUROPE, ...OCEANIA, ...LATIN_AMERICA, ...ASIA, 'CA', 'ZA'];
