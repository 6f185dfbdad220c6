/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Uidb64 } from './uidb64.ts';

export interface Registered {
  detail: string;
  uidb64: Uidb64;
}
