import { BRITISH_ISLES, EVERYWHERE, NORDICS } from '../countries.ts';
import { bankTransfer, card, instantBank, skrill } from '../payment-methods.ts';
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
