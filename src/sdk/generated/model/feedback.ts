/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Slug } from './slug.ts';

export interface Feedback {
  room?: Slug;
  /** @maxLength 254 */
  email?: string;
  /**
     * @minLength 1
     * @maxLength 5000
     */
  message: string;
}
