/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type EdgeHistoryOrder = 'newest' | 'oldest';