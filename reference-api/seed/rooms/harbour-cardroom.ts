import { BRITISH_ISLES, GERMAN_SPEAKING, OCEANIA } from '../countries.ts';
import { card, crypto, skrill } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const harbourCardroom: SeedRoom = {
  slug: 'harbour-cardroom',
  name: 'Harbour Cardroom',
  about: 'Harbour Cardroom has the busiest pot-limit Omaha tables of our partners, around the clock.',
  counting_rule: 'Rake is counted by contribution to the pot.',
  platforms: ['windows', 'android', 'ios', 'web'],
  payment_methods: [skrill, card, crypto],
  signup_promotions: [
    {
      title: 'Omaha starter pack',
      description: 'Five tickets for Omaha tournaments, through this product only.',
      exclusive: true,
    },
  ],
  ongoing_rewards: [
    { title: 'Weekly cashback', description: 'From 10% to 40%, by the rake of the week before.' },
    { title: 'Harbour lights', description: 'A random table wins $1,000 every evening.', ends_in_months: 1 },
  ],
  key_features: ['Five-card Omaha', 'Straddles', 'Bomb pots'],
  deals: [
    {
      id: 14,
      title: 'Up to 40% weekly cashback',
      terms: 'Paid on Mondays. The share depends on the rake of the week before.',
      bonus_code: 'HARBOURWIZ',
      tracking_url: 'https://harbour-cardroom.example/welcome?ref=wizard',
      rakeback_percentage: '40',
      extra_rewards_percentage: '5',
      edge_multiplier: '1.2',
      benefits: [standard('Up to 40% cashback'), exclusive('Omaha starter pack')],
      countries: ['CA', ...BRITISH_ISLES, ...OCEANIA],
      top: true,
      position: 3,
    },
    {
      id: 15,
      title: '35% weekly cashback',
      terms: 'Paid on Mondays, for players with a verified address.',
      tracking_url: 'https://harbour-cardroom.example/de?ref=wizard',
      rakeback_percentage: '35',
      edge_multiplier: '1.2',
      benefits: [standard('35% cashback'), exclusive('Omaha starter pack')],
      countries: GERMAN_SPEAKING,
      top: true,
      position: 4,
    },
  ],
};
