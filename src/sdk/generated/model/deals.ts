/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Country } from './country.ts';
import type { Deal } from './deal.ts';

export interface Deals {
  country: Country;
  results: Deal[];
}
