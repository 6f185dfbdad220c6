/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Timestamp } from './timestamp.ts';

export interface Promotion {
  title: string;
  description: string;
  /** Only through this product. */
  exclusive: boolean;
  expires_at: Timestamp | null;
}
