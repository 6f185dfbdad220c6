/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { PasswordResetProblemCode } from './password-reset-problem-code.ts';

export interface PasswordResetProblem {
  detail: string;
  code: PasswordResetProblemCode;
}
