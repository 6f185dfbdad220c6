/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface Benefit {
  title: string;
  /** Only through this product. */
  exclusive: boolean;
}
