/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Country } from './country.ts';

export interface Region {
  country: Country;
  supported: boolean;
}
