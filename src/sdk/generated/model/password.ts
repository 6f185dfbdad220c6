/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * At least 8 characters with 1 uppercase letter, 1 lowercase letter, 1 number and 1 special character.
 * The server judges; a refusal is a 400 on the field.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;
