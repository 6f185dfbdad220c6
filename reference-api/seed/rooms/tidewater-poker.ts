import { OCEANIA } from '../countries.ts';
import { card, crypto } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

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
