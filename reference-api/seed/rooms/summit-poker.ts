import { LATIN_AMERICA, NORDICS } from '../countries.ts';
import { bankTransfer, crypto, voucher } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const summitPoker: SeedRoom = {
  slug: 'summit-poker',
  name: 'Summit Poker',
  about: 'Summit Poker is a tournament room: large guarantees on Sundays and a ladder of satellites to them.',
  counting_rule: 'Tournament fees count in full; cash game rake is counted by contribution to the pot.',
  platforms: ['windows', 'mac', 'android'],
  payment_methods: [bankTransfer, crypto, voucher],
  signup_promotions: [
    {
      title: 'Summit ticket',
      description: 'A $55 ticket for the Sunday main event after the first deposit.',
    },
  ],
  ongoing_rewards: [
    { title: 'Ladder points', description: 'The 50 best of each month share $10,000.' },
    { title: 'Late registration refund', description: 'Half of the fee back when you register late.' },
  ],
  key_features: ['Deals at final tables', 'Synchronised breaks', 'Progressive knock-outs'],
  deals: [
    {
      id: 16,
      title: '50% rakeback in the first month',
      terms: 'New players only. From the second month on 20%.',
      bonus_code: 'SUMMIT50',
      tracking_url: 'https://summit-poker.example/join?ref=wizard',
      rakeback_percentage: '50',
      extra_rewards_percentage: '10',
      edge_multiplier: '1.15',
      benefits: [standard('50% rakeback for a month'), exclusive('Summit ticket')],
      countries: ['CA', ...NORDICS, ...LATIN_AMERICA],
      position: 5,
      ends_in_months: 1,
    },
  ],
};
