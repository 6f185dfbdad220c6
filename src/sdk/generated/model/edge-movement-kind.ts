/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * `earned`: from rake, not part of the balance yet. `credited`: earned Edge that became part of it.
 * `reserved`: taken for a redemption. `redeemed`: that redemption was completed. `returned`: it failed and
 * the Edge is back. `bonus`: given, not earned from rake, with its name as description. `adjusted`: a
 * correction, with its reason as description.
 */
export type EdgeMovementKind = 'earned' | 'credited' | 'reserved' | 'redeemed' | 'returned' | 'bonus' | 'adjusted';