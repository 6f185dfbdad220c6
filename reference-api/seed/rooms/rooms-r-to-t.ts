import { EUROPE, EVERYWHERE, LATIN_AMERICA, NORDICS, OCEANIA } from '../countries.ts';
import { bankTransfer, card, crypto, skrill, voucher } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const riverRoom: SeedRoom = {
  slug: 'river-room',
  name: 'River Room',
  about: 'River Room runs fast cash games and daily tournaments.',
  counting_rule: 'Rake is counted by contribution to the pot.',
  platforms: ['windows', 'mac', 'android', 'ios'],
  payment_methods: [skrill, bankTransfer],
  signup_promotions: [
    { title: '100% deposit bonus', description: 'Up to $1,000 on the first deposit.' },
    {
      title: 'Ten tournament tickets',
      description: 'Worth $20 together, on the day after the first deposit.',
    },
  ],
  ongoing_rewards: [
    {
      title: 'Monthly $500 race',
      description: 'For players of this product only.',
      exclusive: true,
      ends_in_months: 3,
    },
    { title: 'River points', description: 'Ten points for each dollar of rake, for tickets and cash.' },
  ],
  key_features: ['Anonymous tables', 'Run it twice'],
  deals: [
    {
      id: 11,
      title: '100% up to $1,000 and 30% rakeback',
      terms: 'New players only. The bonus is released in steps of $10 as you play.',
      bonus_code: 'WIZARD',
      tracking_url: 'https://river-room.example/join?ref=wizard',
      rakeback_percentage: '30',
      extra_rewards_percentage: '15',
      edge_multiplier: '1.25',
      benefits: [standard('30% rakeback'), exclusive('Monthly $500 race')],
      countries: EVERYWHERE,
      top: true,
      position: 1,
      ends_in_months: 3,
    },
    {
      id: 13,
      title: '150% up to $600 and 20% rakeback',
      terms: 'Closed to new players. Who joined by it keeps 20% rakeback.',
      bonus_code: 'EARLYBIRD',
      tracking_url: 'https://river-room.example/early?ref=wizard',
      rakeback_percentage: '20',
      edge_multiplier: '1',
      benefits: [standard('20% rakeback')],
      countries: ['CA', 'DE', 'FI', 'GB'],
      position: 20,
      closed: true,
    },
  ],
};

export const silverHeron: SeedRoom = {
  slug: 'silver-heron',
  name: 'Silver Heron',
  about:
    'Silver Heron deals high stakes to players who know each other, with a floor manager in every lobby.',
  counting_rule: 'Rake is counted by contribution to the pot, capped at three big blinds.',
  platforms: ['windows', 'mac', 'ios'],
  payment_methods: [bankTransfer, crypto],
  signup_promotions: [],
  ongoing_rewards: [
    { title: 'Personal host', description: 'From $2,000 of rake a month, for travel and live events.' },
  ],
  key_features: ['Rake capped at three big blinds', 'Mixed games', 'Floor managers'],
  deals: [
    {
      id: 23,
      title: 'Private rakeback with a host',
      terms: 'From $2,000 of rake and fees a month. The host agrees the share with you.',
      tracking_url: 'https://silver-heron.example/private?ref=wizard',
      edge_multiplier: '1',
      benefits: [exclusive('A share agreed with your host'), exclusive('Personal host')],
      countries: ['CA', 'ZA', ...OCEANIA],
      position: 13,
    },
    {
      id: 24,
      title: '15% rakeback without a minimum',
      terms: 'Paid monthly.',
      bonus_code: 'HERON',
      tracking_url: 'https://silver-heron.example/eu?ref=wizard',
      rakeback_percentage: '15',
      edge_multiplier: '0.9',
      benefits: [standard('15% rakeback')],
      countries: EUROPE,
      position: 14,
      ends_in_months: 2,
    },
  ],
};

export const summitPoker: SeedRoom = {
  slug: 'summit-poker',
  name: 'Summit Poker',
  about: 'Summit Poker is a tournament room: large guarantees on Sundays and a ladder of satellites to them.',
  counting_rule: 'Tournament fees count in full; cash game rake is counted by contribution to the pot.',
  platforms: ['windows', 'mac', 'android'],
  payment_methods: [bankTransfer, crypto, voucher],
  signup_promotions: [
    {
      title: 'Summit ticket',
      description: 'A $55 ticket for the Sunday main event after the first deposit.',
    },
  ],
  ongoing_rewards: [
    { title: 'Ladder points', description: 'The 50 best of each month share $10,000.' },
    { title: 'Late registration refund', description: 'Half of the fee back when you register late.' },
  ],
  key_features: ['Deals at final tables', 'Synchronised breaks', 'Progressive knock-outs'],
  deals: [
    {
      id: 16,
      title: '50% rakeback in the first month',
      terms: 'New players only. From the second month on 20%.',
      bonus_code: 'SUMMIT50',
      tracking_url: 'https://summit-poker.example/join?ref=wizard',
      rakeback_percentage: '50',
      extra_rewards_percentage: '10',
      edge_multiplier: '1.15',
      benefits: [standard('50% rakeback for a month'), exclusive('Summit ticket')],
      countries: ['CA', ...NORDICS, ...LATIN_AMERICA],
      position: 5,
      ends_in_months: 1,
    },
  ],
};

export const tidewaterPoker: SeedRoom = {
  slug: 'tidewater-poker',
  name: 'Tidewater Poker',
  about: 'Tidewater Poker is busiest when Sydney and Auckland are awake.',
  counting_rule: 'Rake is dealt out equally to the players who saw the flop.',
  platforms: ['web'],
  payment_methods: [card, crypto],
  signup_promotions: [
    { title: 'High tide', description: '200% on the first deposit up to A$300.', ends_in_months: 1 },
  ],
  ongoing_rewards: [{ title: 'Happy hours', description: 'Half the rake from 19:00 to 21:00 in Sydney.' }],
  key_features: ['Plays in the browser', 'Short-deck games'],
  deals: [
    {
      id: 25,
      title: '200% up to A$300 and 27% rakeback',
      terms: 'New players only. The bonus expires after 90 days.',
      bonus_code: 'HIGHTIDE',
      tracking_url: 'https://tidewater-poker.example/join?ref=wizard',
      rakeback_percentage: '27',
      extra_rewards_percentage: '9',
      edge_multiplier: '1.25',
      benefits: [standard('27% rakeback'), exclusive('9% extra rewards')],
      countries: OCEANIA,
      top: true,
      position: 15,
      ends_in_months: 1,
    },
  ],
};
