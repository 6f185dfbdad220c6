import { EUROPE, OCEANIA } from '../countries.ts';
import { bankTransfer, crypto } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

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
