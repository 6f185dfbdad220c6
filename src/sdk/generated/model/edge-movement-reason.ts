/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * What a bonus was given for: `welcome`, `race` (the monthly one), `season_prize`. Why we changed the balance:
 * `credited_twice`, `credited_late`.
 */
export type EdgeMovementReason = 'welcome' | 'race' | 'season_prize' | 'credited_twice' | 'credited_late';