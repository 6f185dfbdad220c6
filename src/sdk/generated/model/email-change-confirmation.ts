/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { LinkToken } from './link-token.ts';

export interface EmailChangeConfirmation {
  token: LinkToken;
}
