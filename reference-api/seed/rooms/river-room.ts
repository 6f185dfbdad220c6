import { EVERYWHERE } from '../countries.ts';
import { bankTransfer, skrill } from '../payment-methods.ts';
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
