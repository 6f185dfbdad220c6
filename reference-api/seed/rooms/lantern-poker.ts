import { bankTransfer, instantBank, skrill } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const lanternPoker: SeedRoom = {
  slug: 'lantern-poker',
  name: 'Lantern Poker',
  about: 'Lantern Poker is known for fast-fold games and for withdrawals within the hour.',
  counting_rule: 'Rake is counted by contribution to the pot; jackpots drop before it is counted.',
  platforms: ['windows', 'mac', 'android', 'ios', 'web'],
  payment_methods: [instantBank, bankTransfer, skrill],
  signup_promotions: [],
  ongoing_rewards: [
    { title: 'Lantern levels', description: 'Five levels by the rake of 30 days, from 15% to 36%.' },
    {
      title: 'Night shift',
      description: 'Double points between midnight and six, for players of this product only.',
      exclusive: true,
      ends_in_months: 2,
    },
  ],
  key_features: ['Fast-fold games', 'Withdrawals within the hour', 'Four colours of cards'],
  deals: [
    {
      id: 17,
      title: 'Start at the third level',
      terms: 'For three months; afterwards the rake of 30 days decides.',
      bonus_code: 'LANTERN3',
      tracking_url: 'https://lantern-poker.example/nordic?ref=wizard',
      rakeback_percentage: '28',
      extra_rewards_percentage: '12',
      edge_multiplier: '1.3',
      benefits: [standard('Up to 36% rakeback'), exclusive('Third level from the first day')],
      countries: ['FI', 'NO', 'SE'],
      top: true,
      position: 6,
    },
    {
      id: 18,
      title: '20% rakeback and night shift',
      terms: 'Points are paid as cash on the first of the month.',
      tracking_url: 'https://lantern-poker.example/join?ref=wizard',
      rakeback_percentage: '20',
      edge_multiplier: '1.1',
      benefits: [standard('20% rakeback'), exclusive('Night shift')],
      countries: ['AT', 'CZ', 'DE', 'HU', 'NL', 'PL', 'SK'],
      position: 7,
    },
  ],
};
