import { BRITISH_ISLES, EVERYWHERE } from '../countries.ts';
import { bankTransfer, card, instantBank } from '../payment-methods.ts';
import { exclusive, standard, type SeedRoom } from '../seed-room.ts';

export const lakesidePoker: SeedRoom = {
  slug: 'lakeside-poker',
  name: 'Lakeside Poker',
  about: 'Lakeside Poker is a quiet room for low and middle stakes with patient recreational players.',
  counting_rule: 'Rake is dealt out equally to the players who put money into the pot.',
  platforms: ['windows', 'mac', 'web'],
  payment_methods: [card, bankTransfer, instantBank],
  signup_promotions: [
    {
      title: 'First week insured',
      description: 'Half of the losses of the first week come back, up to $50.',
    },
  ],
  ongoing_rewards: [
    { title: 'Daily rakeback', description: 'Paid every morning, without a minimum.' },
    { title: 'Sunday freeroll', description: '$250 for everybody who played a hand in the week.' },
  ],
  key_features: ['Plays in the browser', 'No seating scripts', 'Hand histories for every hand'],
  deals: [
    {
      id: 12,
      title: '25% flat rakeback',
      terms: 'Paid daily.',
      tracking_url: 'https://lakeside-poker.example/start',
      rakeback_percentage: '25',
      edge_multiplier: '1',
      benefits: [standard('25% rakeback')],
      countries: EVERYWHERE,
      top: true,
      position: 2,
    },
    {
      id: 30,
      title: '£200 welcome bonus',
      terms: 'New players only, 18+. Cleared at £5 for each £20 of rake within 60 days.',
      bonus_code: 'LAKEWIZ',
      tracking_url: 'https://lakeside-poker.example/uk?ref=wizard',
      extra_rewards_percentage: '10',
      edge_multiplier: '1.1',
      benefits: [standard('£200 welcome bonus'), exclusive('10% extra rewards')],
      countries: BRITISH_ISLES,
      position: 8,
      ends_in_months: 2,
    },
  ],
};
