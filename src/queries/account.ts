import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { account } from '#sdk/generated/api/account/account.ts';
import { Account as ApiAccount } from '#sdk/generated/zod/schemas/account.zod.ts';
import { PlanTier } from '#sdk/generated/zod/schemas/plan-tier.zod.ts';
import { Price } from '#sdk/generated/zod/schemas/price.zod.ts';
import { Subscription as ApiSubscription } from '#sdk/generated/zod/schemas/subscription.zod.ts';
import { orUnknown } from './known.ts';
import { validated } from '#sdk/validated.ts';

const subscription = z.extend(
  z.pick(ApiSubscription, { id: true, latest_payment_method: true, expiration_date: true, canceled: true }),
  { plan: z.object({ tier: orUnknown(PlanTier) }), price: z.pick(Price, { currency: true }) },
);

export type Subscription = z.output<typeof subscription>;

/** Missing where the server does not know languages. It is only compared, so any text will do. */
const language = z.optional(z.string());

export const accountAnswer = z.extend(ApiAccount, { language, subscriptions: z.array(subscription) });

export type Account = z.output<typeof accountAnswer>;

/** The fields that a player can change there. */
export const updateAccountAnswer = z.extend(
  z.pick(ApiAccount, {
    first_name: true,
    last_name: true,
    country: true,
    marketing_opt_in: true,
    whatsapp_number: true,
    discord_id: true,
    telegram: true,
  }),
  { language },
);

/** The whole account of the logged-in player. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => validated(accountAnswer, await account({ signal })),
  });
