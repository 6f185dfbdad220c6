import { LATIN_AMERICA } from '../countries.ts';
import { bankTransfer, card, instantBank, voucher } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const copperTable: SeedRoom = {
  slug: 'copper-table',
  name: 'Copper Table',
  about: 'Copper Table is a friendly room for small stakes, made for phones first.',
  counting_rule: 'Rake is dealt out equally to all players who were dealt in.',
  platforms: ['android', 'ios'],
  payment_methods: [instantBank, card, voucher, bankTransfer],
  signup_promotions: [
    { title: 'Double first deposit', description: 'Up to $100, released in steps of $1.' },
    { title: 'Welcome missions', description: 'Seven days, seven small tasks, a ticket for each.' },
  ],
  ongoing_rewards: [{ title: 'Copper coins', description: 'Coins for every hand, for tickets in the shop.' }],
  key_features: ['One-handed portrait tables', 'Missions', 'Private clubs'],
  deals: [
    {
      id: 19,
      title: 'Double deposit and 30% in coins',
      terms: 'New players only. One account per person and phone.',
      bonus_code: 'COBRE',
      tracking_url: 'https://copper-table.example/latam?ref=wizard',
      rakeback_percentage: '30',
      edge_multiplier: '1.4',
      benefits: [standard('30% in coins'), exclusive('Edge times 1.4')],
      countries: LATIN_AMERICA,
      top: true,
      position: 9,
    },
    {
      id: 20,
      title: '20% in coins',
      terms: 'Coins can be turned into cash from 1,000 on.',
      tracking_url: 'https://copper-table.example/start',
      edge_multiplier: '0.8',
      benefits: [standard('20% in coins')],
      countries: ['BE', 'GR', 'NL', 'PT', 'RO'],
      position: 10,
    },
  ],
};
