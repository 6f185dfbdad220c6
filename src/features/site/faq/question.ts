import type { MessageDescriptor } from '@lingui/core';

/** One question, its answer in paragraphs, and where to go on. */
export interface Question {
  /** Of its own on the page: the anchor of the question. Links from outside stay right, so it never changes. */
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
