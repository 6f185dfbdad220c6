import type { MessageDescriptor } from '@lingui/core';

import { foldText } from '#lib/fold-text.ts';

export interface Question {
  /** The anchor of the question, unique on the page. It never changes, so links from outside stay valid. */
  readonly id: string;
  readonly question: MessageDescriptor;
  readonly answer: readonly MessageDescriptor[];
  readonly link?: { readonly href: string; readonly label: MessageDescriptor };
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly questions: readonly Question[];
}

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
