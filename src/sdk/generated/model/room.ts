/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Deal } from './deal.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Platform } from './platform.ts';
import type { Promotion } from './promotion.ts';
import type { Slug } from './slug.ts';

export interface Room {
  slug: Slug;
  name: string;
  logo_url: string | null;
  about: string;
  /** How this room counts rake, in a sentence. */
  counting_rule: string;
  platforms: Platform[];
  payment_methods: PaymentMethod[];
  signup_promotions: Promotion[];
  ongoing_rewards: Promotion[];
  key_features: string[];
  deals: Deal[];
}
