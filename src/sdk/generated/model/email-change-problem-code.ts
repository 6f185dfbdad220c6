/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export type EmailChangeProblemCode = 'link_invalid' | 'link_expired' | 'link_superseded' | 'wrong_account';