/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Slug } from './slug.ts';

export interface RoomSummary {
  slug: Slug;
  name: string;
  logo_url: string | null;
}
