/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * `earned`: from rake, not credited yet, so not part of the balance. `credited`: earned Edge that became part of
 * it. `redeemed`: taken for a redemption; its steps say what became of that. `returned`: the redemption failed and
 * the Edge is back. `bonus`: given, not earned from rake. `corrected`: a room changed what it had reported.
 * `adjusted`: we changed the balance for another reason.
 */
export type EdgeMovementKind = 'earned' | 'credited' | 'redeemed' | 'returned' | 'bonus' | 'corrected' | 'adjusted';