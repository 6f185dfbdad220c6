import { accountQuestions } from './questions/account.ts';
import { edgeQuestions } from './questions/edge.ts';
import { playQuestions } from './questions/play.ts';
import { redeemingQuestions } from './questions/redeeming.ts';
import { reportQuestions } from './questions/report.ts';
import { startQuestions } from './questions/start.ts';
import type { QuestionGroup } from './question.ts';

/** What players ask most, in the order in which they meet it. */
export const questionGroups: readonly QuestionGroup[] = [
  startQuestions,
  reportQuestions,
  edgeQuestions,
  redeemingQuestions,
  accountQuestions,
  playQuestions,
];
