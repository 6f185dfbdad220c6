/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Platform } from './platform.ts';
import type { RoomsParameter } from './rooms-parameter.ts';
import type { Slug } from './slug.ts';

export type DealsParams = {
/**
 * Only these rooms, by slug.
 */
room?: RoomsParameter;
/**
 * Only deals of rooms that run on one of these platforms.
 */
platform?: Platform[];
/**
 * Only deals of rooms that take one of these payment methods, by slug.
 */
payment_method?: Slug[];
/**
 * Only the deals of the home page.
 */
top?: boolean;
};
