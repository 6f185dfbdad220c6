/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Platform = /*#__PURE__*/ zod.enum(['windows', 'mac', 'android', 'ios', 'web']);

export type Platform = zod.input<typeof Platform>;
export type PlatformOutput = zod.output<typeof Platform>;
