import { BRITISH_ISLES } from '../countries.ts';
import { bankTransfer, card } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const orchardPoker: SeedRoom = {
  slug: 'orchard-poker',
  name: 'Orchard Poker',
  about: 'Orchard Poker is a British room with live-dealer tables and a weekly league of home games.',
  counting_rule: 'Rake is counted by contribution to the pot.',
  platforms: ['windows', 'mac', 'ios', 'web'],
  payment_methods: [card, bankTransfer],
  signup_promotions: [{ title: 'Free league season', description: 'Eight home-league tickets.' }],
  ongoing_rewards: [
    { title: 'Harvest', description: 'The rake of every tenth hand comes back, up to £100 a week.' },
  ],
  key_features: ['Live dealers', 'Home leagues', 'Deposit limits by the day'],
  deals: [
    {
      id: 22,
      title: '£100 a week from the harvest',
      terms: '18+. For residents of the United Kingdom and Ireland.',
      tracking_url: 'https://orchard-poker.example/join?ref=wizard',
      rakeback_percentage: '10',
      edge_multiplier: '1.5',
      benefits: [standard('Harvest cashback'), exclusive('Edge times 1.5')],
      countries: BRITISH_ISLES,
      top: true,
      position: 12,
    },
  ],
};
