/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { VerificationProblemCode } from './verification-problem-code.ts';

export interface VerificationProblem {
  detail: string;
  /**
     * `link_superseded`: a newer mail was sent, or somebody signed up with the address again. `code_locked`: too
     * many wrong codes, beginning with the one that locks; only a new mail helps.
     */
  code: VerificationProblemCode;
}
