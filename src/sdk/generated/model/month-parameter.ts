/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Month } from './month.ts';

export type MonthParameter = Month;
