import { ASIA } from '../countries.ts';
import { bankTransfer, crypto, skrill } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const blueCanyon: SeedRoom = {
  slug: 'blue-canyon',
  name: 'Blue Canyon',
  about:
    'Blue Canyon joins players of four continents at one set of tables with a simple, old-fashioned client.',
  counting_rule: 'Rake is counted by contribution to the pot.',
  platforms: ['windows'],
  payment_methods: [crypto, skrill, bankTransfer],
  signup_promotions: [{ title: 'Canyon bonus', description: '100% up to $600, released over 60 days.' }],
  ongoing_rewards: [
    { title: 'Echo', description: 'Every Sunday 5% of the rake of the week comes back a second time.' },
  ],
  key_features: ['Twenty-four tables at once', 'Hotkeys'],
  deals: [
    {
      id: 27,
      title: '36% rakeback, counted weekly',
      terms: 'Less bonuses paid in the same week.',
      tracking_url: 'https://blue-canyon.example/join?ref=wizard',
      rakeback_percentage: '36',
      extra_rewards_percentage: '5',
      edge_multiplier: '1.05',
      benefits: [standard('36% rakeback'), exclusive('Echo twice a week')],
      countries: ['CA', 'MX', 'ZA'],
      position: 17,
    },
    {
      id: 28,
      title: '30% rakeback and 100% up to $600',
      terms: 'New players only. Where the room holds a licence.',
      bonus_code: 'CANYON',
      tracking_url: 'https://blue-canyon.example/asia?ref=wizard',
      rakeback_percentage: '30',
      edge_multiplier: '1.05',
      benefits: [standard('30% rakeback'), standard('Canyon bonus')],
      countries: ASIA,
      top: true,
      position: 18,
    },
  ],
};
