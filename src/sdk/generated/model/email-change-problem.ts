/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EmailChangeProblemCode } from './email-change-problem-code.ts';

export interface EmailChangeProblem {
  detail: string;
  code: EmailChangeProblemCode;
}
