import type { Deal } from '#sdk/generated/model/deal.ts';

const PLACES = [
  'Harbour',
  'River',
  'Summit',
  'Lantern',
  'Orchard',
  'Amber',
  'Copper',
  'Silver',
  'Blue',
  'North',
];
const KINDS = ['Cardroom', 'Room', 'Poker', 'Fox', 'Table', 'Heron', 'Canyon', 'Light', 'Water', 'Club'];
const BENEFITS = ['Monthly race', 'Third level', 'League ticket', 'Deposit bonus', 'Freeroll'];
const PLATFORMS = ['windows', 'mac', 'android', 'ios', 'web'] as const;
const METHODS = ['Skrill', 'Bank transfer', 'Cryptocurrency', 'Prepaid voucher'];

/** Deterministic deals that are as long and varied as real ones. */
export function manyDeals(count: number): Deal[] {
  return Array.from({ length: count }, (_, index) => {
    const rakeback = String(15 + (index % 36));
    const name = `${of(PLACES, index)} ${of(KINDS, Math.floor(index / 10))} ${String(1 + Math.floor(index / 100))}`;
    return {
      id: index + 1,
      title: `100% up to $${String(500 + (index % 20) * 50)} and ${rakeback}% rakeback`,
      room: { slug: `room-${String(index)}`, name, logo_url: null },
      terms: 'New players only. The bonus is released in steps of $10 as you play.',
      bonus_code: index % 3 === 0 ? `CODE${String(index)}` : null,
      tracking_url: `https://room-${String(index)}.example/join`,
      rakeback_percentage: rakeback,
      extra_rewards_percentage: index % 2 === 0 ? '10' : null,
      edge_multiplier: `1.${String(index % 10)}`,
      benefits: [
        { title: `${rakeback}% rakeback`, exclusive: false },
        { title: of(BENEFITS, index), exclusive: index % 4 === 0 },
      ],
      platforms: PLATFORMS.slice(0, 1 + (index % PLATFORMS.length)),
      payment_methods: METHODS.slice(0, 1 + (index % METHODS.length)).map((method) => ({
        slug: method.toLowerCase().replaceAll(' ', '-'),
        name: method,
      })),
      expires_at: index % 5 === 0 ? '2099-12-31T23:59:59Z' : null,
      closed_at: null,
    };
  });
}

function of(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
