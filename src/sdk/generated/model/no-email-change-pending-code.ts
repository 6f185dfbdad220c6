/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type NoEmailChangePendingCode = 'no_change_pending';