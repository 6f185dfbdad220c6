import { EUROPE } from '../countries.ts';
import { card, instantBank, voucher } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const amberFox: SeedRoom = {
  slug: 'amber-fox',
  name: 'Amber Fox',
  about: 'Amber Fox is a young room with jackpot sit-and-gos and no tracking software.',
  counting_rule: 'Fees of sit-and-gos count in full; jackpot contributions do not count.',
  platforms: ['android', 'ios', 'web'],
  payment_methods: [voucher, card, instantBank],
  signup_promotions: [{ title: 'Foxtrot', description: 'Three $5 jackpot tickets without a deposit.' }],
  ongoing_rewards: [{ title: 'Den', description: 'A wheel to turn for each $25 of fees.' }],
  key_features: ['Jackpot sit-and-gos', 'No tracking software', 'Emoji instead of chat'],
  deals: [
    {
      id: 26,
      title: '18% of fees back',
      terms: 'Paid on the fifth of the following month.',
      tracking_url: 'https://amber-fox.example/join?ref=wizard',
      rakeback_percentage: '18',
      edge_multiplier: '1',
      benefits: [standard('18% of fees back')],
      countries: EUROPE.filter((country) => country !== 'GB'),
      position: 16,
    },
    {
      id: 29,
      title: '12% of fees back and three tickets',
      terms: '18+. The tickets are valid for 14 days.',
      bonus_code: 'FOXTROT',
      tracking_url: 'https://amber-fox.example/uk?ref=wizard',
      rakeback_percentage: '12',
      edge_multiplier: '1.1',
      benefits: [standard('12% of fees back'), exclusive('Three more jackpot tickets')],
      countries: ['GB'],
      position: 19,
    },
  ],
};
