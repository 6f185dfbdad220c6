/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * Messages by field; `non_field_errors` when no single field is at fault.
 */
export interface InvalidFields {[key: string]: string[]}
