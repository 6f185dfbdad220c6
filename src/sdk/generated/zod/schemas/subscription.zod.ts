/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { ExternalPlan } from './external-plan.zod.ts';
import { Plan } from './plan.zod.ts';
import { Price } from './price.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const Subscription = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "plan": Plan,
  "price": Price,
  "external_plan": ExternalPlan,
  "latest_payment_method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "expiration_date": Timestamp,
  "canceled": /*#__PURE__*/ zod.boolean()
});

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;
