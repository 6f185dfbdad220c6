import { foldText } from '#lib/fold-text.ts';
import type { Question, QuestionGroup } from './question.ts';

/**
 * The questions that hold every word of what a person looks for, in the question or its answer.
 *
 * @param say puts a message in the language that the person reads
 */
export function matchingQuestions(
  groups: readonly QuestionGroup[],
  wanted: string,
  say: (message: Question['question']) => string,
): QuestionGroup[] {
  const words = foldText(wanted).split(' ');
  const isMatch = ({ question, answer }: Question) => {
    const text = foldText([question, ...answer].map(say).join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(isMatch) }))
    .filter(({ questions }) => questions.length > 0);
}
