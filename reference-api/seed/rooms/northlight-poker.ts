import { NORDICS } from '../countries.ts';
import { instantBank, skrill } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const northlightPoker: SeedRoom = {
  slug: 'northlight-poker',
  name: 'Northlight Poker',
  about: 'Northlight Poker has heads-up and six-handed tables from micro to high stakes.',
  counting_rule: 'Rake is counted by contribution to the pot, net of bonuses paid.',
  platforms: ['windows', 'mac'],
  payment_methods: [instantBank, skrill],
  signup_promotions: [{ title: 'Choose your bonus', description: '$500 slowly or $200 quickly.' }],
  ongoing_rewards: [
    { title: 'Winter league', description: 'Eight weeks, $20,000 in prizes.', ends_in_months: 4 },
  ],
  key_features: ['Heads-up lobby', 'Table notes that sync', 'Time bank by street'],
  deals: [
    {
      id: 21,
      title: '33% flat rakeback',
      terms: 'Paid on Fridays. Not together with other offers of the room.',
      bonus_code: 'AURORA',
      tracking_url: 'https://northlight-poker.example/join?ref=wizard',
      rakeback_percentage: '33',
      extra_rewards_percentage: '8',
      edge_multiplier: '1.2',
      benefits: [standard('33% rakeback'), exclusive('League ticket each week')],
      countries: [...NORDICS, 'DE'],
      position: 11,
    },
  ],
};
