/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type EdgeMovementStepKind = 'earned' | 'credited' | 'requested' | 'completed' | 'failed';