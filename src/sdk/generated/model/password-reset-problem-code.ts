/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type PasswordResetProblemCode = 'link_invalid' | 'link_expired' | 'link_used' | 'link_superseded';