/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * `link_superseded`: a newer mail was sent, or somebody signed up with the address again. `code_locked`: too
 * many wrong codes, beginning with the one that locks; only a new mail helps.
 */
export type VerificationProblemCode = 'link_invalid' | 'link_expired' | 'link_superseded' | 'code_wrong' | 'code_locked';